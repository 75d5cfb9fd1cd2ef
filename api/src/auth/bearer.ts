import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { Context, Services } from '../context.ts';
import { notSignedIn } from '../errors.ts';
import { recognise } from './session.query.ts';
import { authenticate } from './session.service.ts';

/** Sent with a call that no person asked for, such as a page that follows what others change: it is no activity. */
export const UNATTENDED = 'x-unattended';

/** The token of `Authorization: Bearer <token>`, the only thing that authorises a call; a cookie never does. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer +(?<token>\S+)$/i.exec(headers.authorization ?? '')?.groups?.token;
}

/**
 * Lets only signed-in people through and puts their context on the answer, where `contextOf(res)` finds it.
 * @throws UNAUTHENTICATED
 */
export function requireViewer(services: Services, session: Config['session']): RequestHandler {
  return async (req, res, next) => {
    const find = req.headers[UNATTENDED] ? recognise : authenticate;
    const caller = await find(services, session, bearerOf(req));
    if (!caller) throw notSignedIn();
    const { storeVersion, ...viewer } = caller;
    const context: Context = { ...services, viewer, storeVersion };
    res.locals.context = context;
    next();
  };
}
