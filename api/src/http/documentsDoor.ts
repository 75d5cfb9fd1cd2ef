import { type RequestHandler, type Response, Router } from 'express';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { type Context, contextOf } from '../context.ts';
import type { AnalystPool } from '../database/analystPool.ts';
import { httpStatusOf } from '../errors.ts';
import { noteAccess } from '../noteAccess.ts';
import { versionOf } from '../topics.ts';
import { type AnswerCache, type Computed, sendAnswer } from './answerCache.ts';
import { customerRead } from './customerReads.ts';
import { type DocumentRequest, documentRequests, type TrustedDocuments } from './documents.ts';
import { formatGraphQLError, type Messages } from './errorMap.ts';
import { callOf, type InFlight, sentOrLeft } from './limits/inFlight.ts';
import type { OperationLimits } from './limits/operationLimits.ts';

interface DocumentParts {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly trusted: TrustedDocuments;
  readonly answers: AnswerCache;
  readonly analystPool: AnalystPool;
  readonly inFlight: InFlight;
  readonly messages: Messages;
}

/** What the steps know of a request, each from those before it. */
interface DocumentCall extends DocumentRequest {
  /** Of the topics that the response depends on. */
  readonly version: number;
  /** Undefined when the response is not cached. */
  readonly key: string | undefined;
  isAnalysis: boolean;
  computed?: Computed;
}

type DocumentStep = (parts: DocumentParts) => RequestHandler;

/** Answers a document of the web app, and leaves everything else to the next handler. */
export const documentsDoor = (parts: DocumentParts): RequestHandler =>
  Router().use([findDocument, chargeQuery, getCached, runQuery, sendComputed].map(step => step(parts)));

const documentCallOf = (res: Response): DocumentCall => res.locals.documentCall;

const findDocument: DocumentStep = ({ trusted }) => {
  const requestOf = documentRequests(trusted);
  return (req, res, next) => {
    const context = contextOf(res);
    res.setHeader('store-version', versionOf(context.versions)); // by which screens know that nothing has changed
    const request = requestOf(req);
    if (!request) return next('router');
    const { topics } = request.document;
    const version = versionOf(context.versions, topics);
    const key = topics && cacheKeyOf(request, context);
    const call: DocumentCall = { ...request, version, key, isAnalysis: false };
    res.locals.documentCall = call;
    next();
  };
};

const chargeQuery: DocumentStep =
  ({ limits, answers, messages }) =>
  async (_req, res, next) => {
    const call = documentCallOf(res);
    const { document, variables, contentType, version, key } = call;
    const isCached = key !== undefined && answers.get(version, key) !== undefined;
    const { viewer } = contextOf(res);
    const { cost, refused, isAnalysis } = await limits.check({ viewer, ...document, variables, isCached });
    res.setHeader('content-type', contentType);
    res.setHeader('query-cost', `asked=${cost.asked}, allowed=${cost.allowed}, left=${cost.left}`);
    if (refused) return sendErrors(res, { errors: [refused] }, messages);
    call.isAnalysis = isAnalysis;
    next();
  };

/** A cached response waits for nothing. */
const getCached: DocumentStep =
  ({ answers }) =>
  (_req, res, next) => {
    const call = documentCallOf(res);
    call.computed = call.key === undefined ? undefined : answers.get(call.version, call.key);
    next();
  };

/** Runs a query once for all who want the same response. */
const runQuery: DocumentStep =
  ({ schema, answers, analystPool, inFlight }) =>
  async (_req, res, next) => {
    const documentCall = documentCallOf(res);
    if (documentCall.computed) return next();
    const { document, variables, version, key, isAnalysis } = documentCall;
    const context = contextOf(res);
    const call = callOf(res, isAnalysis);
    // Analyses too read from the primary: what is cached for a version must not be older than it (decision 104).
    const database = isAnalysis
      ? analystPool.for(context.viewer.employeeId, () => call.askedAt)
      : context.database.inOneTrip();
    const compute = async (): Promise<Computed> => {
      const result = await document.run({ ...context, database }, variables);
      const ran = { ...document, variables, data: result.data };
      const access = isAnalysis ? customerRead(schema, ran) : undefined;
      return result.errors
        ? { failed: result, access }
        : { answer: { text: JSON.stringify(result) }, access };
    };
    if (key === undefined) {
      return inFlight.run(call, async () => {
        documentCall.computed = await compute();
        next();
        await sentOrLeft(res);
      });
    }
    const shared = () => answers.getOrCompute(version, key, compute);
    documentCall.computed = answers.isComputing(version, key)
      ? await shared()
      : await inFlight.runShared(call, `${version} ${key}`, shared);
    next();
  };

const sendComputed: DocumentStep =
  ({ messages }) =>
  async (req, res) => {
    const computed = documentCallOf(res).computed as Computed;
    if (computed.access) noteAccess(res, computed.access);
    if ('failed' in computed) sendErrors(res, computed.failed, messages);
    else await sendAnswer(req, res, computed.answer);
  };

/** Sends a rejection of the whole query with its status; a query that ran, and failed in places, with 200. */
function sendErrors(res: Response, { data, errors = [] }: ExecutionResult, messages: Messages): void {
  const { status = httpStatusOf.BAD_INPUT, headers = new Map() } = headOf(errors[0]);
  res.status(data === undefined ? status : 200).setHeaders(headers);
  res.json({ errors: errors.map(error => formatGraphQLError(error.toJSON(), error, messages)), data });
}

/**
 * All that a cached answer depends on, apart from the store's version. Queries by access token have keys of their own: no
 * screen waits for an analysis.
 */
export const cacheKeyOf = (
  { document, variables }: Pick<DocumentRequest, 'document' | 'variables'>,
  { clock, viewer }: Context,
): string =>
  `${clock.today()} ${viewer.position} ${viewer.isReadOnly} ${document.id} ${JSON.stringify(variables)}`;

/** The status and headers of a refusal (limits/refusal.ts). */
const headOf = (error: GraphQLError | undefined): { status?: number; headers?: Map<string, string> } =>
  error?.extensions.http ?? {};
