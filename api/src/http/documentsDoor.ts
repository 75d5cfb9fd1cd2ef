import type { RequestHandler, Response } from 'express';
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
import { WaitedTogether } from './limits/waitedTogether.ts';

interface DocumentParts {
  readonly schema: GraphQLSchema;
  readonly limits: OperationLimits;
  readonly trusted: TrustedDocuments;
  readonly answers: AnswerCache;
  readonly analystPool: AnalystPool;
  readonly inFlight: InFlight;
  readonly messages: Messages;
}

/** Answers a document of the web app, and leaves everything else to the next handler. */
export function documentsDoor(parts: DocumentParts): RequestHandler {
  const { schema, limits, answers, analystPool, inFlight, messages } = parts;
  const requestOf = documentRequests(parts.trusted);
  const together = new WaitedTogether<Computed>();

  /** A refusal of the whole query with its status; a query that ran, and failed in places, is answered with 200. */
  function sendErrors(res: Response, { data, errors = [] }: ExecutionResult): void {
    const { status = httpStatusOf.BAD_INPUT, headers = new Map() } = headOf(errors[0]);
    res.status(data === undefined ? status : 200).setHeaders(headers);
    res.json({ errors: errors.map(error => formatGraphQLError(error.toJSON(), error, messages)), data });
  }

  return async (req, res, next) => {
    const context = contextOf(res);
    const { versions, viewer } = context;
    res.setHeader('store-version', versionOf(versions)); // by which screens know that nothing has changed
    const request = requestOf(req);
    if (!request) return next();
    const { document, variables, contentType } = request;
    const key = document.topics && cacheKeyOf(request, context);
    const version = versionOf(versions, document.topics);
    const isCached = key !== undefined && answers.has(version, key);
    const { cost, refused, isAnalysis } = await limits.check({ viewer, ...document, variables, isCached });
    res.setHeader('content-type', contentType);
    res.setHeader('query-cost', `asked=${cost.asked}, allowed=${cost.allowed}, left=${cost.left}`);
    if (refused) return sendErrors(res, { errors: [refused] });

    // From the primary, whoever asks: what is cached for a version must not be older than it (decision 104).
    const call = callOf(res, isAnalysis);
    const database = isAnalysis
      ? analystPool.for(viewer.employeeId, () => call.askedAt)
      : context.database.inOneTrip();
    const accessOf = ({ data }: ExecutionResult) =>
      isAnalysis ? customerRead(schema, { ...document, variables, data }) : undefined;
    const compute = async (): Promise<Computed> => {
      const result = await document.run({ ...context, database }, variables);
      if (result.errors) return { failed: result };
      return { answer: { text: JSON.stringify(result), access: accessOf(result) } };
    };
    const send = async (computed: Computed) => {
      const access = 'failed' in computed ? accessOf(computed.failed) : computed.answer.access;
      if (access) noteAccess(res, access);
      if ('failed' in computed) sendErrors(res, computed.failed);
      else await sendAnswer(req, res, computed.answer);
    };
    if (key === undefined) {
      return inFlight.run(call, async () => {
        await send(await compute());
        await sentOrLeft(res);
      });
    }
    const shared = () => answers.getOrCompute(version, key, compute);
    const inTurn = () =>
      together.join(`${call.who} ${version} ${key}`, res, reader =>
        inFlight.run({ ...call, reader }, shared),
      );
    await send(await (answers.isAtHand(version, key) ? shared() : inTurn()));
  };
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
