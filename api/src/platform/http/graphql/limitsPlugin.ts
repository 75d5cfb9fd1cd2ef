import type { ApolloServerPlugin } from '@apollo/server';
import type { AttachAccess } from '../../accessDetails.ts';
import type { Context } from '../../context.ts';
import type { AnalystPool, ReadSource } from '../../database/analystPool.ts';
import { describeCustomerRead } from './customerReads.ts';
import {
  createGraphQLError,
  type OperationCall,
  type OperationCost,
  type OperationLimits,
  throwAsGraphQLError,
} from './operationLimits.ts';

/**
 * The context of a query that Apollo runs. The plugin replaces the database with the analysts' pool for an
 * analysis.
 */
export interface GraphQLContext extends Omit<Context, 'database'> {
  database: Context['database'];
  readonly attachAccess: AttachAccess;
  /** The time at which the request arrived, by `performance.now()`. */
  readonly arrivedAt: number;
  /**
   * Waits until the query may run. The query counts as running until its response is sent.
   * @throws TOO_MANY_REQUESTS
   */
  readonly begin: (isAnalysis: boolean) => Promise<void>;
}

const OPERATION_NAME_MESSAGE =
  'Set operationName: the document contains several operations, or none with that name.';

const SUBSCRIPTION_MESSAGE = 'Subscriptions are served at /graphql/stream.';

/**
 * Rejects operations that cannot run over HTTP, are too large or exceed the budget, and adds the cost to the
 * response.
 * Runs an analysis on the analysts' pool. The response of an analysis names the server that was read.
 */
export const createLimitsPlugin = (
  limits: OperationLimits,
  analystPool: AnalystPool,
): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async ({ contextValue, schema }) => {
    const { viewer } = contextValue;
    let cost: OperationCost | undefined;
    let readFrom: ReadSource | undefined;
    let analysis: Pick<OperationCall, 'document' | 'operation' | 'variables'> | undefined;
    return {
      didResolveOperation: async ({ document, operation, request: { variables = {} } }) => {
        if (!operation) throw createGraphQLError('BAD_INPUT', OPERATION_NAME_MESSAGE);
        if (operation.operation === 'subscription')
          throw createGraphQLError('BAD_INPUT', SUBSCRIPTION_MESSAGE);
        const check = await limits.check({ viewer, document, operation, variables });
        cost = check.cost;
        if (check.rejection) throw check.rejection;
        await contextValue.begin(check.isAnalysis).catch(throwAsGraphQLError);
        if (!check.isAnalysis) {
          contextValue.database = contextValue.database.withSharedConnection();
          return;
        }
        analysis = { document, operation, variables };
        contextValue.database = analystPool.forEmployeeOnReplica(
          viewer.employeeId,
          from => {
            readFrom = from;
          },
          () => contextValue.arrivedAt,
        );
      },
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind !== 'single') return;
        const access =
          analysis && describeCustomerRead(schema, { ...analysis, data: body.singleResult.data });
        if (access) contextValue.attachAccess(access);
        body.singleResult.extensions = {
          cost: cost ?? (await limits.getUnpricedCost(viewer)),
          ...(readFrom && { readFrom }),
        };
      },
    };
  },
});
