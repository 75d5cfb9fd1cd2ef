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
import { createGraphQLError, type OperationLimits } from './operationLimits.ts';

const MAX_SUBSCRIPTIONS = 20;

/** Maximum tokens of a subscription. The web app's subscriptions need a few dozen. */
const MAX_TOKENS = 200;

type SubscriptionRequest = Omit<ExecutionArgs, 'contextValue'> | readonly GraphQLError[];

interface SubscriptionLimits {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly viewer: Viewer;
}

/**
 * Parses and checks a request on a stream. Returns the subscription to run, or the errors that reject the
 * request. Rejects queries and mutations. They must be sent over HTTP, which authenticates each request and
 * counts it as activity.
 * @param running the subscriptions of this connection, including this one
 */
export async function parseSubscription(
  { schema, limits, viewer }: SubscriptionLimits,
  running: Readonly<Record<string, unknown>>,
  { query, operationName, variables }: SubscribePayload,
): Promise<SubscriptionRequest> {
  if (Object.keys(running).length > MAX_SUBSCRIPTIONS) {
    const message = `A connection can have at most ${MAX_SUBSCRIPTIONS} subscriptions.`;
    return [createGraphQLError('TOO_MANY_REQUESTS', message)];
  }
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription') {
      const message = 'This connection accepts only subscriptions. Send queries and mutations to /graphql.';
      return [createGraphQLError('BAD_INPUT', message)];
    }
    const [error] = validate(schema, document, undefined, { maxErrors: 1 });
    if (error) return [withCode(error, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED)];
    const { rejection } = await limits.check({ viewer, document, operation, variables: variables ?? {} });
    if (rejection) return [rejection];
    return { schema, document, operationName: operationName ?? undefined, variableValues: variables };
  } catch (error) {
    if (error instanceof GraphQLError) return [withCode(error, ApolloServerErrorCode.GRAPHQL_PARSE_FAILED)];
    throw error;
  }
}

/** Adds the code that Apollo uses over HTTP, unless the error has a code. */
const withCode = ({ message, nodes, source, positions, extensions }: GraphQLError, code: string) =>
  new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code, ...extensions },
  });
