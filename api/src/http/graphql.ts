import { ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import { httpStatusOf } from '../errors.ts';
import { isKept } from '../keptWhileUnchanged.ts';
import { formatGraphQLError, toRefusal } from './errorMap.ts';
import { compiledExecution } from './jit.ts';
import { KeptAnswers, sendAnswer } from './keptAnswers.ts';
import { graphqlSchema } from './schema.ts';

/** What a GraphQL call has at hand besides: where it is noted what becomes of its answer. */
interface GraphQLContext extends Context {
  readonly outcome: { isKept: boolean };
}

/** The GraphQL door, for a viewer who is already known. */
export async function graphqlDoor(log: Logger): Promise<{ handle: RequestHandler; stop(): Promise<void> }> {
  const kept = new KeptAnswers();
  const server = new ApolloServer<GraphQLContext>({
    gateway: compiledExecution(await graphqlSchema()),
    introspection: true, // nobody gets here without signing in
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => formatGraphQLError(formatted, error, log),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), notesKept],
  });
  await server.start();

  const handle: RequestHandler = async (req, res) => {
    const context = contextOf(res);
    const question = questionOf(req, context);
    const known = question && kept.find(context.storeVersion, question);
    if (known) return sendAnswer(req, res, known);

    const outcome = { isKept: false };
    const { body, headers, status } = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: requestOf(req),
      context: async () => ({ ...context, outcome }),
    });
    if (body.kind === 'chunked') throw new Error('Nothing here is answered in pieces.');
    const contentType = headers.get('content-type') ?? 'application/json; charset=utf-8';
    const answer = { contentType, text: body.string };
    if (question && outcome.isKept) kept.keep(context.storeVersion, question, answer);
    headers.delete('content-length'); // it may be packed
    res.status(status ?? 200).setHeaders(headers);
    await sendAnswer(req, res, answer);
  };
  return { handle, stop: () => server.stop() };
}

/** Everything that a kept answer depends on but the store itself; nothing for a request that is never kept. */
function questionOf({ method, headers, body }: Request, { clock, viewer }: Context): string | undefined {
  if (method !== 'POST') return undefined;
  return JSON.stringify([clock.today(), viewer.position, headers.accept, body]);
}

/** Notes that an answer is whole and may be kept. */
const notesKept: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ schema, operation, response: { body }, contextValue: { outcome } }) => {
      const isWhole = body.kind === 'single' && !body.singleResult.errors;
      outcome.isKept = isWhole && operation !== undefined && isKept(schema, operation);
    },
  }),
};

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
