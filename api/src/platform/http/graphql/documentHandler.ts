import { type RequestHandler, type Response, Router } from 'express';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { attachAccess } from '../../accessDetails.ts';
import { type Context, getContext } from '../../context.ts';
import type { AnalystPool } from '../../database/analystPool.ts';
import { HTTP_STATUSES } from '../../errors.ts';
import { combineVersions } from '../../topics.ts';
import { formatGraphQLError, type GraphQLErrorOptions } from '../errorResponses.ts';
import { type CallLimiter, toLimitedCall, waitUntilClosed } from '../limits/callLimiter.ts';
import { describeCustomerRead } from './customerReads.ts';
import { createDocumentFinder, type DocumentRequest, type TrustedDocuments } from './documents.ts';
import type { OperationLimits } from './operationLimits.ts';
import { type ComputedResult, type ResponseCache, sendResponseText } from './responseCache.ts';

interface DocumentHandlerOptions {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly documents: TrustedDocuments;
  readonly cache: ResponseCache;
  readonly analystPool: AnalystPool;
  readonly inFlight: CallLimiter;
  readonly errorOptions: GraphQLErrorOptions;
}

/** A request for a document. Each step of its handling adds properties to it. */
interface DocumentCall extends DocumentRequest {
  /** The combined version of the topics that the response depends on. */
  readonly version: number;
  /** Undefined if the response is not cached. */
  readonly key: string | undefined;
  isAnalysis: boolean;
  computed?: ComputedResult;
}

type DocumentStep = (options: DocumentHandlerOptions) => RequestHandler;

/** Handles a document of the web app, and passes every other request to the next handler. */
export const createDocumentHandler = (options: DocumentHandlerOptions): RequestHandler =>
  Router().use([findDocument, chargeDocument, readCache, runDocument, sendResult].map(step => step(options)));

const getDocumentCall = (res: Response): DocumentCall => res.locals.documentCall;

const findDocument: DocumentStep = ({ documents }) => {
  const findRequest = createDocumentFinder(documents);
  return (req, res, next) => {
    const context = getContext(res);
    res.setHeader('store-version', combineVersions(context.versions)); // screens detect from this header that nothing has changed
    const request = findRequest(req);
    if (!request) return next('router');
    const { topics } = request.document;
    const version = combineVersions(context.versions, topics);
    const key = topics && buildCacheKey(request, context);
    const call: DocumentCall = { ...request, version, key, isAnalysis: false };
    res.locals.documentCall = call;
    next();
  };
};

const chargeDocument: DocumentStep =
  ({ limits, cache, errorOptions }) =>
  async (_req, res, next) => {
    const call = getDocumentCall(res);
    const { document, variables, contentType, version, key } = call;
    const isCached = key !== undefined && cache.get(version, key) !== undefined;
    const { viewer } = getContext(res);
    const { cost, rejection, isAnalysis } = await limits.check({ viewer, ...document, variables, isCached });
    res.setHeader('content-type', contentType);
    res.setHeader('query-cost', `asked=${cost.asked}, allowed=${cost.allowed}, left=${cost.left}`);
    if (rejection) return sendErrors(res, { errors: [rejection] }, errorOptions);
    call.isAnalysis = isAnalysis;
    next();
  };

/** Takes the response from the cache, without waiting for a slot to run. */
const readCache: DocumentStep =
  ({ cache }) =>
  (_req, res, next) => {
    const call = getDocumentCall(res);
    call.computed = call.key === undefined ? undefined : cache.get(call.version, call.key);
    next();
  };

/** Runs a query once for all concurrent requests that need the same response. */
const runDocument: DocumentStep =
  ({ schema, cache, analystPool, inFlight }) =>
  async (_req, res, next) => {
    const documentCall = getDocumentCall(res);
    if (documentCall.computed) return next();
    const { document, variables, version, key, isAnalysis } = documentCall;
    const context = getContext(res);
    const call = toLimitedCall(res, isAnalysis);
    // Analyses also read from the primary: a cached result must not be older than its version
    // (docs/adr/databases.md).
    const database = isAnalysis
      ? analystPool.forEmployee(context.viewer.employeeId, () => call.arrivedAt)
      : context.database.withSharedConnection();
    const compute = async (): Promise<ComputedResult> => {
      const result = await document.run({ ...context, database }, variables);
      const executed = { ...document, variables, data: result.data };
      const access = isAnalysis ? describeCustomerRead(schema, executed) : undefined;
      return result.errors
        ? { failure: result, access }
        : { response: { text: JSON.stringify(result) }, access };
    };
    if (key === undefined) {
      return inFlight.run(call, async () => {
        documentCall.computed = await compute();
        next();
        await waitUntilClosed(res);
      });
    }
    const runCached = () => cache.getOrCompute(version, key, compute);
    documentCall.computed = cache.isComputing(version, key)
      ? await runCached()
      : await inFlight.runShared(call, `${version} ${key}`, runCached);
    next();
  };

const sendResult: DocumentStep =
  ({ errorOptions }) =>
  async (req, res) => {
    const computed = getDocumentCall(res).computed as ComputedResult;
    if (computed.access) attachAccess(res, computed.access);
    if ('failure' in computed) sendErrors(res, computed.failure, errorOptions);
    else await sendResponseText(req, res, computed.response);
  };

/**
 * Sends the rejection of a whole query with the status of its error. If only some fields of a query have
 * errors, the status is 200.
 */
function sendErrors(
  res: Response,
  { data, errors = [] }: ExecutionResult,
  errorOptions: GraphQLErrorOptions,
): void {
  const { status = HTTP_STATUSES.BAD_INPUT, headers = new Map() } = getErrorHttp(errors[0]);
  res.status(data === undefined ? status : 200).setHeaders(headers);
  res.json({ errors: errors.map(error => formatGraphQLError(error.toJSON(), error, errorOptions)), data });
}

/**
 * Builds the cache key from everything that a response depends on, except the store's version.
 * Queries by access token have separate keys, so that screens never wait for an analysis.
 */
export const buildCacheKey = (
  { document, variables }: Pick<DocumentRequest, 'document' | 'variables'>,
  { clock, viewer }: Context,
): string =>
  `${clock.today()} ${viewer.position} ${viewer.isReadOnly} ${document.id} ${JSON.stringify(variables)}`;

/** Returns the status and headers of a rejection (`createGraphQLError`). */
const getErrorHttp = (error: GraphQLError | undefined): { status?: number; headers?: Map<string, string> } =>
  error?.extensions.http ?? {};
