import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import type { AnalystLane } from '../database/analystLane.ts';
import { httpStatusOf } from '../errors.ts';
import { apolloServer } from './apollo.ts';
import { toRefusal } from './errorMap.ts';
import { CompiledOperations } from './jit.ts';
import { type Computed, KeptAnswers, sendAnswer } from './keptAnswers.ts';
import { type Asked, askedIn, KnownQueries, type KnownQuery } from './knownQueries.ts';
import type { Budgets } from './limits/budgets.ts';
import { type Cost, OperationLimits } from './limits/operationLimits.ts';
import type { Outcome } from './outcome.ts';
import { graphqlSchema } from './schema.ts';

interface GraphqlParts {
  readonly lane: AnalystLane;
  readonly budgets: Budgets;
  readonly log: Logger;
}

/**
 * The GraphQL door, for a viewer who is already known. Apollo reads and checks every query, refuses what does not fit and
 * words what fails; a query that it has answered before is run without reading it again (docs/decisions/076).
 */
export async function graphqlDoor({
  lane,
  budgets,
  log,
}: GraphqlParts): Promise<{ handle: RequestHandler; stop(): Promise<void> }> {
  const schema = await graphqlSchema();
  const limits = new OperationLimits(schema, budgets);
  const operations = new CompiledOperations({ schema, limits, lane });
  const server = apolloServer({ schema, limits, operations, log });
  const queries = new KnownQueries();
  const kept = new KeptAnswers();
  await server.start();

  async function run(query: KnownQuery, context: Context, { variables }: Asked): Promise<Computed> {
    const result = await operations.run(query, context, variables);
    if (result.errors || !result.data) return { failed: result };
    return { answer: { contentType: query.contentType, start: `{"data":${JSON.stringify(result.data)}` } };
  }

  /** Answers a known query, if it may be asked and nothing fails: Apollo words the rest. */
  async function answerKnown(req: Request, res: Response, asked: Asked, outcome: Outcome): Promise<boolean> {
    const query = queries.find(asked);
    if (!query) return false;
    const context = contextOf(res);
    const { variables = {} } = asked;
    const question = questionOf(asked, context);
    const isAnswered = query.isKept && kept.has(context.storeVersion, question);
    outcome.verdict = await limits.judge({ viewer: context.viewer, ...query, variables, isAnswered });
    if (outcome.verdict.refused) return false;
    const compute = () => run(query, context, asked);
    const computed = query.isKept
      ? await kept.answer(context.storeVersion, question, compute)
      : await compute();
    if ('failed' in computed) outcome.failed = computed.failed;
    else await sendAnswer(req, res, computed.answer, endOf(outcome.verdict.cost));
    return 'answer' in computed;
  }

  async function answerByApollo(req: Request, res: Response, asked: Asked | undefined, outcome: Outcome) {
    const context = contextOf(res);
    const { body, headers, status } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: requestOf(req),
      context: async () => ({ ...context, outcome }),
    });
    if (body.kind === 'chunked') throw new Error('Nothing here is answered in pieces.');
    const contentType = headers.get('content-type') ?? 'application/json; charset=utf-8';
    const answer = { contentType, start: startOf(body.string) };
    if (asked && outcome.answered) {
      queries.learn(asked, { ...outcome.answered, contentType });
      if (outcome.answered.isKept) kept.keep(context.storeVersion, questionOf(asked, context), answer);
    }
    headers.delete('content-length'); // it may be packed
    res.status(status ?? 200).setHeaders(headers);
    const cost = outcome.verdict?.cost ?? (await limits.costless(context.viewer));
    await sendAnswer(req, res, answer, endOf(cost));
  }

  const handle: RequestHandler = async (req, res) => {
    res.setHeader('store-version', contextOf(res).storeVersion); // by which screens know that nothing has changed
    const asked = askedIn(req);
    const outcome: Outcome = {};
    if (!(asked && (await answerKnown(req, res, asked, outcome))))
      await answerByApollo(req, res, asked, outcome);
  };
  return { handle, stop: () => server.stop() };
}

/**
 * Everything that a kept answer depends on but the store itself. What an access token asks is computed beside the floor: nobody
 * on the floor waits for it.
 */
const questionOf = ({ text, variables }: Asked, { clock, viewer }: Context): string =>
  `${clock.today()} ${viewer.position} ${viewer.isReadOnly} ${text} ${JSON.stringify(variables)}`;

/** An answer's JSON without the brace that closes it. */
const startOf = (json: string): string => json.slice(0, json.lastIndexOf('}'));

/** How every answer ends: with what it cost whoever asked, which another who gets the same answer does not share. */
const endOf = (cost: Cost): string => `,"extensions":${JSON.stringify({ cost })}}\n`;

function requestOf({ method, headers, body, url }: Request): HTTPGraphQLRequest {
  const sent = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const query = url.indexOf('?');
  return { method, headers: sent, search: query < 0 ? '' : url.slice(query), body: body ?? {} };
}

/** A refusal before GraphQL began (not signed in, unreadable body), in GraphQL's shape. */
export const answerGraphQLErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = toRefusal(error, log);
    res.status(httpStatusOf[code]).json({ errors: [{ message, extensions: { code } }] });
  };
