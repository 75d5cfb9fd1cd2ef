import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLContext } from '../callState.ts';
import type { OperationLimits } from './operationLimits.ts';
import { refusal } from './refusal.ts';

const WHICH = 'Name the operation to run: the document has several, or none of that name.';

const ELSEWHERE = 'Subscriptions are served at /graphql/stream.';

/** Refuses an operation that cannot run here, is too large or is over budget. Notes its cost, which is charged once. */
export const limitsPlugin = (limits: OperationLimits): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request: { variables = {} }, contextValue }) => {
      if (!operation) throw refusal('BAD_INPUT', WHICH);
      if (operation.operation === 'subscription') throw refusal('BAD_INPUT', ELSEWHERE);
      const { viewer, call } = contextValue;
      call.verdict ??= await limits.check({ viewer, document, operation, variables });
      if (call.verdict.refused) throw call.verdict.refused;
    },
  }),
});
