import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { type Context, getContext } from '../context.ts';
import type { AnalystPool } from '../database/analystPool.ts';
import { attachAccess } from '../noteAccess.ts';
import { combineVersions } from '../topics.ts';
import { ResponseCache, type ComputedResult } from './answerCache.ts';
import { createApolloServer } from './apollo.ts';
import { findDocumentByName, loadDocuments } from './documents.ts';
import { buildCacheKey, createDocumentHandler } from './documentsDoor.ts';
import { setErrorStatus } from './errorMap.ts';
import type { Budgets } from './limits/budgets.ts';
import { toLimitedCall, type CallLimiter, waitUntilClosed } from './limits/inFlight.ts';
import { OperationLimits } from './limits/operationLimits.ts';
import { createMessageSanitizer } from './safeMessage.ts';

interface GraphqlApiOptions {
  readonly schema: GraphQLSchema;
  readonly analystPool: AnalystPool;
  readonly budgets: Budgets;
  readonly inFlight: CallLimiter;
  readonly log: Logger;
}

/** The two handlers of a GraphQL request from a known viewer (docs/ARCHITECTURE.md, A query's way). */
interface GraphqlApi {
  /** Handles a document of the web app, and passes every other request to the next handler. */
  readonly handleDocument: RequestHandler;
  /** Handles any query text, through Apollo. */
  readonly handleText: RequestHandler;
  /**
   * Returns a function that runs a document by name for a viewer of the server itself, and returns the data
   * as JSON text.
   * Runs once for all callers while the store is unchanged.
   * @throws the first error of the result
   */
  readDocument(
    name: string,
  ): (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<string>;
  stop(): Promise<void>;
}

export async function createGraphqlApi({ schema, analystPool, budgets, inFlight, log }: GraphqlApiOptions): Promise<GraphqlApi> {
  const limits = new OperationLimits(schema, budgets);
  const errorOptions = { log, sanitizeMessage: createMessageSanitizer(schema) };
  const trusted = loadDocuments(schema);
  for (const document of trusted.values()) limits.prepare(document);
  const apollo = createApolloServer({ schema, limits, analystPool, errorOptions, documents: trusted });
  const cache = new ResponseCache();
  await apollo.start();

  const handleDocument = createDocumentHandler({ schema, limits, documents: trusted, cache, analystPool, inFlight, errorOptions });
  const apolloMiddleware = expressMiddleware(apollo, {
    context: async ({ res }) => ({
      ...getContext(res),
      arrivedAt: res.locals.askedAt,
      attachAccess: access => attachAccess(res, access),
      begin: async isAnalysis => {
        res.locals.end = await inFlight.begin(toLimitedCall(res, isAnalysis));
      },
    }),
  });
  const handleText: RequestHandler = async (req, res, next) => {
    try {
      await apolloMiddleware(req, res, next);
    } finally {
      if (res.locals.end) void waitUntilClosed(res).then(res.locals.end);
    }
  };
  const readDocument: GraphqlApi['readDocument'] = name => {
    const document = findDocumentByName(trusted, name);
    return async (context, variables) => {
      const compute = async (): Promise<ComputedResult> => {
        const result = await document.run(context, variables);
        return result.errors ? { failure: result } : { response: { text: JSON.stringify(result.data) } };
      };
      const key = buildCacheKey({ document, variables }, context);
      const computed = await cache.getOrCompute(combineVersions(context.versions), `data ${key}`, compute);
      if ('response' in computed) return computed.response.text;
      const [error] = computed.failure.errors ?? [];
      throw error?.originalError ?? error;
    };
  };
  return { handleDocument, handleText, readDocument, stop: () => apollo.stop() };
}

/**
 * Creates the error handler for errors before GraphQL runs (not signed in, unreadable body), in GraphQL's
 * format.
 */
export const createGraphQLErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = setErrorStatus(res, error, log);
    res.json({ errors: [{ message, extensions: { code } }] });
  };
