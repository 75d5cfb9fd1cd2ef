import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '../../platform/config.ts';
import { type Context, getContext, type Services } from '../../platform/context.ts';
import { toUnchangedError } from '../../platform/database/databaseErrors.ts';
import { notSignedIn } from '../../platform/errors.ts';
import { READ_ONLY_TOKEN_MESSAGE, requireAbility } from '../../platform/viewer/policy.ts';
import type { Channel } from '../../platform/viewer/viewer.ts';
import { findCallerByAccessToken, isAccessTokenFormat } from '../accessTokens/accessToken.query.ts';
import { findCallerWithoutActivity } from '../sessions/session.query.ts';
import { authenticate } from '../sessions/session.service.ts';

/**
 * The header of background requests. An example is a request of a page that updates its data automatically.
 * Background requests do not count as activity.
 */
export const BACKGROUND_REQUEST_HEADER = 'x-unattended';

/**
 * Returns the token of `Authorization: Bearer <token>`. Only this header authorizes a call. Cookies do not
 * authorize calls.
 */
export function getBearerToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer +(?<token>\S+)$/i.exec(headers.authorization ?? '')?.groups?.token;
}

/**
 * Creates the middleware that requires a signed-in person or an access token of an active person. It stores
 * the context in the response for `getContext(res)`.
 * @param channel the channel of changes, as the history records it
 * @throws UNAUTHENTICATED
 */
export function requireViewer(
  services: Services,
  session: Config['session'],
  channel: Channel,
): RequestHandler {
  return async (req, res, next) => {
    res.locals.arrivedAt = performance.now(); // the waiting time of the call starts here (platform/http/limits/callLimiter.ts)
    res.set('Cache-Control', 'no-store');
    const token = getBearerToken(req);
    const find = req.headers[BACKGROUND_REQUEST_HEADER] ? findCallerWithoutActivity : authenticate;
    const lookup = isAccessTokenFormat(token)
      ? findCallerByAccessToken(services, token)
      : find(services, session, token);
    const caller = await lookup.catch(error => {
      throw isRead(req) ? error : toUnchangedError(error);
    });
    if (!caller) {
      res.set('WWW-Authenticate', 'Bearer');
      throw notSignedIn();
    }
    const { versions, ...viewer } = caller;
    const context: Context = { ...services, viewer, versions, source: { channel } };
    res.locals.context = context;
    next();
  };
}

/**
 * Rejects REST calls with an access token that do more than read.
 * @throws FORBIDDEN
 */
export const rejectReadOnlyWrites: RequestHandler = (req, res, next) => {
  requireAbility(isRead(req) || !getContext(res).viewer.isReadOnly, READ_ONLY_TOKEN_MESSAGE);
  next();
};

/** Checks whether a REST call only reads. A POST to GraphQL may change data. */
const isRead = ({ method }: Pick<IncomingMessage, 'method'>) => method === 'GET' || method === 'HEAD';
