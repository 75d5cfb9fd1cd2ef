import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Viewer } from '../../viewer/viewer.ts';
import type { OperationLimits } from '../limits/operationLimits.ts';
import { refusal } from '../limits/refusal.ts';

const MOST_SUBSCRIPTIONS = 20;

/** A subscription of ours needs a few dozen. */
const MOST_TOKENS = 200;

type Request = Omit<ExecutionArgs, 'contextValue'> | readonly GraphQLError[];

interface Asking {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly viewer: Viewer;
}

/**
 * A request on a stream as what to run, or why not. Queries and mutations are refused: over HTTP they pass the guards
 * of that door, and count as activity.
 * @param running what this connection already subscribes to, this request included
 */
export async function subscriptionOnly(
  { schema, limits, viewer }: Asking,
  running: Readonly<Record<string, unknown>>,
  { query, operationName, variables }: SubscribePayload,
): Promise<Request> {
  if (Object.keys(running).length > MOST_SUBSCRIPTIONS) {
    const sentence = `One connection carries at most ${MOST_SUBSCRIPTIONS} subscriptions.`;
    return [refusal('TOO_MANY_REQUESTS', sentence)];
  }
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription') {
      const sentence = 'A stream carries subscriptions only: send queries and mutations to /graphql.';
      return [refusal('BAD_INPUT', sentence)];
    }
    const [error] = validate(schema, document, undefined, { maxErrors: 1 });
    if (error) return [coded(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED)];
    const { refused } = await limits.judge({ viewer, document, operation, variables: variables ?? {} });
    if (refused) return [refused];
    return { schema, document, operationName: operationName ?? undefined, variableValues: variables };
  } catch (error) {
    if (error instanceof GraphQLError) return [coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
    throw error;
  }
}

/** With the code that Apollo gives it over HTTP, where it has none of its own. */
const coded = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code, ...extensions },
  });
