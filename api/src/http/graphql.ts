import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import type { AnalystPool } from '../database/analystPool.ts';
import { noteAccess } from '../noteAccess.ts';
import { versionOf } from '../topics.ts';
import { AnswerCache, type Computed } from './answerCache.ts';
import { apolloServer } from './apollo.ts';
import { documentNamed, trustedDocuments } from './documents.ts';
import { cacheKeyOf, documentsDoor } from './documentsDoor.ts';
import { refuse } from './errorMap.ts';
import type { Budgets } from './limits/budgets.ts';
import { callOf, type InFlight, sentOrLeft } from './limits/inFlight.ts';
import { OperationLimits } from './limits/operationLimits.ts';
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

export async function graphqlDoor({ analystPool, budgets, inFlight, log }: GraphqlParts): Promise<Door> {
  const schema = await graphqlSchema();
  const limits = new OperationLimits(schema, budgets);
  const messages = { log, safeMessage: safeMessages(schema) };
  const trusted = trustedDocuments(schema);
  for (const document of trusted.values()) limits.prepare(document);
  const apollo = apolloServer({ schema, limits, analystPool, messages, trusted });
  const answers = new AnswerCache();
  await apollo.start();

  const documents = documentsDoor({ schema, limits, trusted, answers, analystPool, inFlight, messages });
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

/** A refusal before GraphQL began (not signed in, unreadable body), in GraphQL's shape. */
export const answerGraphQLErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = refuse(res, error, log);
    res.json({ errors: [{ message, extensions: { code } }] });
  };
