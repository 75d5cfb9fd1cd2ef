import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import type { AnalystLane } from '../database/analystLane.ts';
import { httpStatusOf } from '../errors.ts';
import { apolloServer } from './apollo.ts';
import { toRefusal } from './errorMap.ts';
import { KeptAnswers, sendAnswer } from './keptAnswers.ts';
import type { Budgets } from './limits/budgets.ts';
import { type Cost, OperationLimits } from './limits/operationLimits.ts';
import type { GraphQLContext } from './outcome.ts';
import { graphqlSchema } from './schema.ts';

interface GraphqlParts {
  readonly lane: AnalystLane;
  readonly budgets: Budgets;
  readonly log: Logger;
}

/** The GraphQL door, for a viewer who is already known. */
export async function graphqlDoor({
  lane,
  budgets,
  log,
}: GraphqlParts): Promise<{ handle: RequestHandler; stop(): Promise<void> }> {
  const schema = await graphqlSchema();
  const limits = new OperationLimits(schema, budgets);
  const kept = new KeptAnswers();
  const server = apolloServer({ schema, limits, lane, log });
  await server.start();

  /** Whether it was: someone whose budget is spent is refused by the server, as at any other time. */
  async function isAnsweredAgain(req: Request, res: Response, question: string | undefined) {
    const { storeVersion, viewer } = contextOf(res);
    const known = question === undefined ? undefined : kept.find(storeVersion, question);
    if (!known) return false;
    const { cost, refused } = await limits.charge(viewer, known.due);
    if (!refused) await sendAnswer(req, res, known, endOf(cost));
    return !refused;
  }

  async function answer(req: Request, res: Response, question: string | undefined): Promise<void> {
    const context = contextOf(res);
    const outcome: GraphQLContext['outcome'] = { isKept: false };
    const { body, headers, status } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: requestOf(req),
      context: async () => ({ ...context, outcome }),
    });
    if (body.kind === 'chunked') throw new Error('Nothing here is answered in pieces.');
    const contentType = headers.get('content-type') ?? 'application/json; charset=utf-8';
    const { isKept, due, cost = await limits.costless(context.viewer) } = outcome;
    const answered = { contentType, start: startOf(body.string) };
    if (question && isKept && due) kept.keep(context.storeVersion, question, { ...answered, due });
    headers.delete('content-length'); // it may be packed
    res.status(status ?? 200).setHeaders(headers);
    await sendAnswer(req, res, answered, endOf(cost));
  }

  const handle: RequestHandler = async (req, res) => {
    const question = questionOf(req, contextOf(res));
    res.setHeader('store-version', contextOf(res).storeVersion); // by which screens know that nothing has changed
    if (!(await isAnsweredAgain(req, res, question))) await answer(req, res, question);
  };
  return { handle, stop: () => server.stop() };
}

/** Everything that a kept answer depends on but the store itself; nothing for a request that is never kept. */
function questionOf({ method, headers, body }: Request, { clock, viewer }: Context): string | undefined {
  if (method !== 'POST') return undefined;
  return JSON.stringify([clock.today(), viewer.position, viewer.isReadOnly, headers.accept, body]);
}

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
