import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../context.ts';
import type { AnalystPool, ReadFrom } from '../../database/analystPool.ts';
import type { NoteAccess } from '../../noteAccess.ts';
import { customerRead } from '../customerReads.ts';
import type { Cost, OperationCall, OperationLimits } from './operationLimits.ts';
import { inGraphQL, refusal } from './refusal.ts';

/** The context of a query that Apollo runs. It reads from the analysts' pool once it turns out to be an analysis. */
export interface GraphQLContext extends Omit<Context, 'database'> {
  database: Context['database'];
  readonly noteAccess: NoteAccess;
  /** When the query came, by `performance.now()`. */
  readonly askedAt: number;
  /** Waits for the query's turn, which lasts until its answer is sent. @throws TOO_MANY_REQUESTS */
  readonly begin: (isAnalysis: boolean) => Promise<void>;
}

const WHICH = 'Name the operation to run: the document has several, or none of that name.';

const ELSEWHERE = 'Subscriptions are served at /graphql/stream.';

/**
 * Refuses an operation that cannot run here, is too large or is over budget, and puts its cost into the answer. An analysis runs
 * on the analysts' pool, and its answer says where it was read from.
 */
export const limitsPlugin = (
  limits: OperationLimits,
  analystPool: AnalystPool,
): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async ({ contextValue, schema }) => {
    const { viewer } = contextValue;
    let cost: Cost | undefined;
    let readFrom: ReadFrom | undefined;
    let analysis: Pick<OperationCall, 'document' | 'operation' | 'variables'> | undefined;
    return {
      didResolveOperation: async ({ document, operation, request: { variables = {} } }) => {
        if (!operation) throw refusal('BAD_INPUT', WHICH);
        if (operation.operation === 'subscription') throw refusal('BAD_INPUT', ELSEWHERE);
        const verdict = await limits.check({ viewer, document, operation, variables });
        cost = verdict.cost;
        if (verdict.refused) throw verdict.refused;
        await contextValue.begin(verdict.isAnalysis).catch(inGraphQL);
        if (!verdict.isAnalysis) {
          contextValue.database = contextValue.database.inOneTrip();
          return;
        }
        analysis = { document, operation, variables };
        contextValue.database = analystPool.lagging(
          viewer.employeeId,
          from => {
            readFrom = from;
          },
          () => contextValue.askedAt,
        );
      },
      willSendResponse: async ({ response: { body } }) => {
        if (body.kind !== 'single') return;
        const read = analysis && customerRead(schema, { ...analysis, data: body.singleResult.data });
        if (read) contextValue.noteAccess(read);
        body.singleResult.extensions = {
          cost: cost ?? (await limits.costless(viewer)),
          ...(readFrom && { readFrom }),
        };
      },
    };
  },
});
