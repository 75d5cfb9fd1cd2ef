import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type Context, contextOf } from '../context.ts';
import { httpStatusOf } from '../errors.ts';
import { formatGraphQLError, toRefusal } from './errorMap.ts';
import { compiledExecution } from './jit.ts';
import { graphqlSchema } from './schema.ts';

/** The GraphQL door, for a viewer who is already known. */
export async function graphqlDoor(log: Logger): Promise<{ handle: RequestHandler; stop(): Promise<void> }> {
  const server = new ApolloServer<Context>({
    gateway: compiledExecution(await graphqlSchema()),
    introspection: true, // nobody gets here without signing in
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => formatGraphQLError(formatted, error, log),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled()],
  });
  await server.start();
  const handle = expressMiddleware(server, { context: async ({ res }) => contextOf(res) });
  return { handle, stop: () => server.stop() };
}

/** A refusal before GraphQL began (not signed in, unreadable body), in GraphQL's shape. */
export const answerGraphQLErrors =
  (log: Logger): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { code, message } = toRefusal(error, log);
    res.status(httpStatusOf[code]).json({ errors: [{ message, extensions: { code } }] });
  };
