import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import type { AnalystPool } from '../database/analystPool.ts';
import { httpStatusOf } from '../errors.ts';
import { AnswerCache, type Computed, sendAnswer } from './answerCache.ts';
import { apolloServer } from './apollo.ts';
import type { CallState } from './callState.ts';
import { CompiledOperations } from './compiledOperations.ts';
import { toRefusal } from './errorMap.ts';
import type { Budgets } from './limits/budgets.ts';
import { type Cost, OperationLimits } from './limits/operationLimits.ts';
import { type CachedQuery, QueryCache, type QueryRequest, queryRequestOf } from './queryCache.ts';
import { graphqlSchema } from './schema.ts';

interface GraphqlParts {
  readonly analystPool: AnalystPool;
  readonly budgets: Budgets;
  readonly log: Logger;
}

/**
 * The GraphQL door, for a viewer who is already known. Apollo parses and validates every query and formats every error. A
 * query that it has answered before is in the cache, and runs without being parsed again (docs/decisions/076).
 */
export async function graphqlDoor({
  analystPool,
  budgets,
  log,
}: GraphqlParts): Promise<{ handle: RequestHandler; stop(): Promise<void> }> {
  const schema = await graphqlSchema();
  const limits = new OperationLimits(schema, budgets);
  const operations = new CompiledOperations({ schema, limits, analystPool });
  const server = apolloServer({ schema, limits, operations, log });
  const queryCache = new QueryCache();
  const answerCache = new AnswerCache();
  await server.start();

  async function run(query: CachedQuery, context: Context, { variables }: QueryRequest): Promise<Computed> {
    const result = await operations.run(query, context, variables);
    if (result.errors || !result.data) return { failed: result };
    return { answer: { contentType: query.contentType, start: `{"data":${JSON.stringify(result.data)}` } };
  }

  /** Runs a query of the cache. @returns false when it is unknown, refused or failed: then Apollo answers */
  async function answerFromCache(
    req: Request,
    res: Response,
    request: QueryRequest,
    call: CallState,
  ): Promise<boolean> {
    const query = queryCache.get(request);
    if (!query) return false;
    const context = contextOf(res);
    const { variables = {} } = request;
    const key = cacheKeyOf(request, context);
    const isCached = query.isCacheable && answerCache.has(context.storeVersion, key);
    call.verdict = await limits.check({ viewer: context.viewer, ...query, variables, isCached });
    if (call.verdict.refused) return false;
    const compute = () => run(query, context, request);
    const computed = query.isCacheable
      ? await answerCache.getOrCompute(context.storeVersion, key, compute)
      : await compute();
    if ('failed' in computed) call.failed = computed.failed;
    else await sendAnswer(req, res, computed.answer, endOf(call.verdict.cost));
    return 'answer' in computed;
  }

  async function answerByApollo(
    req: Request,
    res: Response,
    request: QueryRequest | undefined,
    call: CallState,
  ) {
    const context = contextOf(res);
    const { body, headers, status } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: requestOf(req),
      context: async () => ({ ...context, call }),
    });
    if (body.kind === 'chunked') throw new Error('Nothing here is answered in pieces.');
    const contentType = headers.get('content-type') ?? 'application/json; charset=utf-8';
    const answer = { contentType, start: startOf(body.string) };
    if (request && call.answered) {
      queryCache.set(request, { ...call.answered, contentType });
      if (call.answered.isCacheable)
        answerCache.set(context.storeVersion, cacheKeyOf(request, context), answer);
    }
    headers.delete('content-length'); // it may be compressed
    res.status(status ?? 200).setHeaders(headers);
    const cost = call.verdict?.cost ?? (await limits.costless(context.viewer));
    await sendAnswer(req, res, answer, endOf(cost));
  }

  const handle: RequestHandler = async (req, res) => {
    res.setHeader('store-version', contextOf(res).storeVersion); // by which screens know that nothing has changed
    const request = queryRequestOf(req);
    const call: CallState = {};
    if (!(request && (await answerFromCache(req, res, request, call))))
      await answerByApollo(req, res, request, call);
  };
  return { handle, stop: () => server.stop() };
}

/**
 * All that a cached answer depends on, apart from the store's version. Queries by access token have keys of their own: no
 * screen waits for an analysis.
 */
const cacheKeyOf = ({ key, variables }: QueryRequest, { clock, viewer }: Context): string =>
  `${clock.today()} ${viewer.position} ${viewer.isReadOnly} ${key} ${JSON.stringify(variables)}`;

/** An answer's JSON without the brace that closes it. */
const startOf = (json: string): string => json.slice(0, json.lastIndexOf('}'));

/** The end of every answer: its cost, which differs for each reader of the same cached answer. */
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
