import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { ErrorCode } from '../errors.ts';

const MOST_SUBSCRIPTIONS = 20;

/** A subscription of ours needs a few dozen. */
const MOST_TOKENS = 200;

type Request = Omit<ExecutionArgs, 'contextValue'> | readonly GraphQLError[];

/**
 * A request on a stream as what to run, or why not. Queries and mutations are refused: over HTTP they pass the guards
 * of that door, and count as activity.
 * @param running what this connection already subscribes to, this request included
 */
export function subscriptionOnly(
  schema: GraphQLSchema,
  running: Readonly<Record<string, unknown>>,
  { query, operationName, variables }: SubscribePayload,
): Request {
  if (Object.keys(running).length > MOST_SUBSCRIPTIONS) {
    return refusal(
      'TOO_MANY_REQUESTS',
      `One connection carries at most ${MOST_SUBSCRIPTIONS} subscriptions.`,
    );
  }
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS, noLocation: true });
    if (getOperationAST(document, operationName)?.operation !== 'subscription') {
      return refusal(
        'BAD_INPUT',
        'A stream carries subscriptions only: send queries and mutations to /graphql.',
      );
    }
    const [error] = validate(schema, document, undefined, { maxErrors: 1 });
    if (error) return [error];
    return { schema, document, operationName: operationName ?? undefined, variableValues: variables };
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

const refusal = (code: ErrorCode, sentence: string) => [new GraphQLError(sentence, { extensions: { code } })];
