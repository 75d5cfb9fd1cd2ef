import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import type { AnalystPool } from '../database/analystPool.ts';
import { httpStatusOf } from '../errors.ts';
import { noteAccess } from '../noteAccess.ts';
import { versionOf } from '../topics.ts';
import { AnswerCache, type Computed, sendAnswer } from './answerCache.ts';
import { apolloServer } from './apollo.ts';
import { customerRead } from './customerReads.ts';
import { type DocumentRequest, documentNamed, documentRequests, trustedDocuments } from './documents.ts';
import { formatGraphQLError, refuse } from './errorMap.ts';
import { jsonOf } from './jsonInParts.ts';
import type { Budgets } from './limits/budgets.ts';
import { callOf, type InFlight, sentOrLeft } from './limits/inFlight.ts';
import { OperationLimits } from './limits/operationLimits.ts';
import { WaitedTogether } from './limits/waitedTogether.ts';
import { safeMessages } from './safeMessage.ts';
import { graphqlSchema } from './schema.ts';

interface GraphqlParts {
  readonly analystPool: AnalystPool;
  readonly budgets: Budgets;
  readonly inFlight: InFlight;
  readonly log: Logger;
}

/** The two ways of a query, for a viewer who is already known (docs/ARCHITECTURE.md, A query's way). */
interface Door {
  /** Answers a document of the web app, and leaves everything else to `texts`. */
  readonly documents: RequestHandler;
  /** Answers any text, by Apollo. */
  readonly texts: RequestHandler;
  /**
   * The text of what a query of the web app answers, read by its name for a viewer of the server's own: once for all who ask
   * while the store stays as it is. @throws what its first failure was
   */
  readDocument(
    name: string,
  ): (context: Context, variables: Readonly<Record<string, unknown>>) => Promise<string>;
  stop(): Promise<void>;
}

/** The GraphQL door. */
export async function graphqlDoor({ analystPool, budgets, inFlight, log }: GraphqlParts): Promise<Door> {
  const schema = await graphqlSchema();
  const limits = new OperationLimits(schema, budgets);
  const messages = { log, safeMessage: safeMessages(schema) };
  const trusted = trustedDocuments(schema);
  for (const document of trusted.values()) limits.prepare(document);
  const apollo = apolloServer({ schema, limits, analystPool, messages, trusted });
  const requestOf = documentRequests(trusted);
  const answers = new AnswerCache();
  const together = new WaitedTogether<Computed>();
  await apollo.start();

  const documents: RequestHandler = async (req, res, next) => {
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
      return { answer: { text: await jsonOf(result), access: accessOf(result) } };
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

  /** A refusal of the whole query with its status; a query that ran, and failed in places, is answered with 200. */
  function sendErrors(res: Response, { data, errors = [] }: ExecutionResult): void {
    const { status = httpStatusOf.BAD_INPUT, headers = new Map() } = headOf(errors[0]);
    res.status(data === undefined ? status : 200).setHeaders(headers);
    res.json({ errors: errors.map(error => formatGraphQLError(error.toJSON(), error, messages)), data });
  }

  const answerText = expressMiddleware(apollo, {
    context: async ({ res }) => ({
      ...contextOf(res),
      askedAt: res.locals.askedAt,
      noteAccess: access => noteAccess(res, access),
      begin: async isAnalysis => {
        res.locals.end = await inFlight.begin(callOf(res, isAnalysis));
      },
    }),
  });
  const texts: RequestHandler = async (req, res, next) => {
    try {
      await answerText(req, res, next);
    } finally {
      if (res.locals.end) void sentOrLeft(res).then(res.locals.end);
    }
  };
  const readDocument: Door['readDocument'] = name => {
    const document = documentNamed(trusted, name);
    return async (context, variables) => {
      const compute = async (): Promise<Computed> => {
        const result = await document.run(context, variables);
        return result.errors ? { failed: result } : { answer: { text: JSON.stringify(result.data) } };
      };
      const key = cacheKeyOf({ document, variables }, context);
      const computed = await answers.getOrCompute(versionOf(context.versions), `data ${key}`, compute);
      if ('answer' in computed) return computed.answer.text;
      const [error] = computed.failed.errors ?? [];
      throw error?.originalError ?? error;
    };
  };
  return { documents, texts, readDocument, stop: () => apollo.stop() };
}

/**
 * All that a cached answer depends on, apart from the store's version. Queries by access token have keys of their own: no
 * screen waits for an analysis.
 */
const cacheKeyOf = (
  { document, variables }: Pick<DocumentRequest, 'document' | 'variables'>,
  { clock, viewer }: Context,
): string =>
  `${clock.today()} ${viewer.position} ${viewer.isReadOnly} ${document.id} ${JSON.stringify(variables)}`;

/** The status and headers of a refusal (limits/refusal.ts). */
const headOf = (error: GraphQLError | undefined): { status?: number; headers?: Map<string, string> } =>
  error?.extensions.http ?? {};

/** A refusal before GraphQL began (not signed in, unreadable body), in GraphQL's shape. */
export const answerGraphQLErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = refuse(res, error, log);
    res.json({ errors: [{ message, extensions: { code } }] });
  };
