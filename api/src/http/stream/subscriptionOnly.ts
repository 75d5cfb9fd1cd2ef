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

interface SubscriptionParts {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly viewer: Viewer;
}

/**
 * The subscription to run, or the errors that refuse it. Queries and mutations are refused: they belong to HTTP, where they
 * pass that door's guards and count as activity.
 * @param running the subscriptions of this connection, this one included
 */
export async function subscriptionOnly(
  { schema, limits, viewer }: SubscriptionParts,
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
    const { refused } = await limits.check({ viewer, document, operation, variables: variables ?? {} });
    if (refused) return [refused];
    return { schema, document, operationName: operationName ?? undefined, variableValues: variables };
  } catch (error) {
    if (error instanceof GraphQLError) return [coded(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
    throw error;
  }
}

/** With the code that Apollo gives it over HTTP, unless it has its own. */
const coded = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code, ...extensions },
  });
