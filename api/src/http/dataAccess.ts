import type { Request, RequestHandler, Response } from 'express';
import type { Context, Services } from '../context.ts';
import type { AccessLog } from '../dataAccess/accessLog.ts';
import { type NotedAccess, notedAccess } from '../noteAccess.ts';
import { addressOf } from './address.ts';

/** Sent by our own pages, so that the history tells a screen from a script in the same session; it gives no right. */
const FROM_SCREEN = 'x-screen';

/** Records, once an answer has ended, what its door noted of it: who, from where, and whether it came to its end. */
export const recordAccess =
  (accesses: AccessLog, { clock }: Pick<Services, 'clock'>): RequestHandler =>
  (req, res, next) => {
    res.once('close', () => {
      const noted = notedAccess(res);
      if (!noted || isNoAccess(noted, res)) return;
      const { viewer } = (res.locals.context as Context | undefined) ?? {};
      accesses.record({
        action: noted.action,
        employeeId: noted.employeeId ?? viewer?.employeeId ?? null,
        name: noted.name ?? null,
        door: viewer?.isReadOnly ? 'token' : doorOf(req),
        origin: viewer?.accessToken ?? null,
        address: addressOf(req) || null,
        filter: noted.filter || null,
        isBrokenOff: !res.writableFinished,
        lines: noted.lines?.() ?? null,
        at: clock.now(),
      });
    });
    next();
  };

/** Nothing left the store when a call was rejected. A sign-in that failed because something else was away was not refused. */
const isNoAccess = ({ action }: NotedAccess, { statusCode }: Response): boolean =>
  statusCode >= (action === 'refuse' ? 500 : 400);

const doorOf = (req: Request) =>
  req.headers[FROM_SCREEN] || req.originalUrl.startsWith('/graphql') ? 'screen' : 'rest';
