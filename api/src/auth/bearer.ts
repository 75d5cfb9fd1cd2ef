import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { callerOfAccessToken } from '../accessTokens/accessToken.query.ts';
import { isAccessToken } from '../accessTokens/accessToken.secret.ts';
import type { Config } from '../platform/config.ts';
import { type Context, getContext, type Services } from '../platform/context.ts';
import { beforeAnyChange } from '../database/failures.ts';
import { notSignedIn } from '../platform/errors.ts';
import { recognise } from '../sessions/session.query.ts';
import { authenticate } from '../sessions/session.service.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { Channel } from '../platform/viewer/viewer.ts';

/** Sent with a call that no person started, such as a page that follows the changes of others: it is no activity. */
export const UNATTENDED = 'x-unattended';

/** The token of `Authorization: Bearer <token>`, the only thing that authorises a call; a cookie never does. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer +(?<token>\S+)$/i.exec(headers.authorization ?? '')?.groups?.token;
}

/** The refusal of a change with an access token. */
export const ONLY_READS = 'An access token only reads: sign in to change anything.';

/**
 * Lets only signed-in people through, and the access tokens of people who could sign in. Their context goes on the
 * answer, where `contextOf(res)` finds it.
 * @param door whose changes the history tells as coming by it
 * @throws UNAUTHENTICATED
 */
export function requireViewer(services: Services, session: Config['session'], door: Channel): RequestHandler {
  return async (req, res, next) => {
    res.locals.askedAt = performance.now(); // from here on the call waits (http/limits/inFlight.ts)
    res.set('Cache-Control', 'no-store');
    const token = bearerOf(req);
    const find = req.headers[UNATTENDED] ? recognise : authenticate;
    const found = isAccessToken(token)
      ? callerOfAccessToken(services, token)
      : find(services, session, token);
    const caller = await found.catch(error => {
      throw onlyReads(req) ? error : beforeAnyChange(error);
    });
    if (!caller) {
      res.set('WWW-Authenticate', 'Bearer');
      throw notSignedIn();
    }
    const { versions, ...viewer } = caller;
    const context: Context = { ...services, viewer, versions, source: { door } };
    res.locals.context = context;
    next();
  };
}

/** Refuses an access token every REST call but those that read. @throws FORBIDDEN */
export const refuseReadOnlyWrites: RequestHandler = (req, res, next) => {
  requireAbility(onlyReads(req) || !getContext(res).viewer.isReadOnly, ONLY_READS);
  next();
};

/** Of REST. What is posted to GraphQL may change something. */
const onlyReads = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD';
