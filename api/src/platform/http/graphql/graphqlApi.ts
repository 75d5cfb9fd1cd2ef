import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { attachAccess } from '../../accessDetails.ts';
import { type Context, getContext } from '../../context.ts';
import type { AnalystPool } from '../../database/analystPool.ts';
import { combineVersions } from '../../topics.ts';
import { formatGraphQLError, type GraphQLErrorOptions, setErrorStatus } from '../errorResponses.ts';
import type { Budgets } from '../limits/budgets.ts';
import { type CallLimiter, toLimitedCall, waitUntilClosed } from '../limits/callLimiter.ts';
import { buildCacheKey, createDocumentHandler } from './documentHandler.ts';
import { findDocumentByName, loadDocuments, type TrustedDocuments } from './documents.ts';
import { createLimitsPlugin, type GraphQLContext } from './limitsPlugin.ts';
import { createMessageSanitizer } from './messageSanitizer.ts';
import { OperationLimits } from './operationLimits.ts';
import { LIMITS } from './operationShape.ts';
import { type ComputedResult, ResponseCache } from './responseCache.ts';

interface GraphqlApiOptions {
  readonly schema: GraphQLSchema;
  readonly analystPool: AnalystPool;
  readonly budgets: Budgets;
  readonly inFlight: CallLimiter;
  readonly log: Logger;
}

/** The two handlers of a GraphQL request from a known viewer (docs/ARCHITECTURE.md, Report query). */
interface GraphqlApi {
  /** Handles a document of the web app, and passes every other request to the next handler. */
  readonly handleDocument: RequestHandler;
  /** Handles any query text, through Apollo. */
  readonly handleText: RequestHandler;
  /**
   * Returns a function that runs a document by name, as the server itself, and returns the data as JSON text.
   * While the store is unchanged, it runs the document only once for all callers.
   * @throws the first error of the result
   */
  readDocument(
    name: string,
  ): (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<string>;
  stop(): Promise<void>;
}

export async function createGraphqlApi({
  schema,
  analystPool,
  budgets,
  inFlight,
  log,
}: GraphqlApiOptions): Promise<GraphqlApi> {
  const limits = new OperationLimits(schema, budgets);
  const errorOptions = { log, sanitizeMessage: createMessageSanitizer(schema) };
  const trusted = loadDocuments(schema);
  for (const document of trusted.values()) limits.prepare(document);
  const apollo = createApolloServer({ schema, limits, analystPool, errorOptions, documents: trusted });
  const cache = new ResponseCache();
  await apollo.start();

  const handleDocument = createDocumentHandler({
    schema,
    limits,
    documents: trusted,
    cache,
    analystPool,
    inFlight,
    errorOptions,
  });
  const apolloMiddleware = expressMiddleware(apollo, {
    context: async ({ res }) => ({
      ...getContext(res),
      arrivedAt: res.locals.arrivedAt,
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
 * Creates the error handler for errors that occur before GraphQL runs, such as a missing session or an
 * unreadable body. It sends them in GraphQL's format.
 */
export const createGraphQLErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = setErrorStatus(res, error, log);
    res.json({ errors: [{ message, extensions: { code } }] });
  };

/**
 * Maximum size of the cache of parsed documents. All queries of the playground together need a tenth of this
 * size.
 */
const DOCUMENTS_BYTES = 4 * 1024 * 1024;

interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly analystPool: AnalystPool;
  readonly errorOptions: GraphQLErrorOptions;
  readonly documents: TrustedDocuments;
}

/**
 * Creates the Apollo server. It parses, validates, limits and runs every query that is not a document of the
 * web app.
 */
export function createApolloServer({
  schema,
  limits,
  analystPool,
  errorOptions,
  documents,
}: ApolloOptions): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // only signed-in people can reach this API
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    persistedQueries: { cache: createDocumentCache(documents) },
    csrfPrevention: { requestHeaders: ['authorization'] }, // every signed-in request has this header; forms and images cannot send it
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: DOCUMENTS_BYTES }),
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: 10 },
    formatError: (formatted, error) => formatGraphQLError(formatted, error, errorOptions),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      createLimitsPlugin(limits, analystPool),
    ],
  });
}

/** Apollo's prefix of the cache keys. */
const CACHE_KEY_PREFIX = 'apq:';

/**
 * Finds documents by id for Apollo. Does not store other ids, so a client with an unknown id must send the
 * text.
 */
const createDocumentCache = (documents: TrustedDocuments): KeyValueCache => ({
  get: async key => documents.get(key.slice(CACHE_KEY_PREFIX.length))?.text,
  set: async () => {},
  delete: async () => false,
});
