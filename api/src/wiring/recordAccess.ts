import type { Request, RequestHandler, Response } from 'express';
import type { AccessLog } from '../modules/accessLog/accessLog.ts';
import { type AccessDetails, getAttachedAccess } from '../platform/accessDetails.ts';
import type { Context, Services } from '../platform/context.ts';
import { getClientAddress } from '../platform/http/limits/addressLimits.ts';

/**
 * The header that the web app sends. With it, the history distinguishes a screen from a script that uses the
 * same session. The header grants no rights.
 */
const SCREEN_HEADER = 'x-screen';

/**
 * Creates the middleware that records an access when its response ends. The handler provides the details. The
 * middleware adds the person, the address and whether the response was complete.
 */
export const createAccessRecorder =
  (accessLog: AccessLog, { clock }: Pick<Services, 'clock'>): RequestHandler =>
  (req, res, next) => {
    res.once('close', () => {
      const details = getAttachedAccess(res);
      if (!details || isUnrecorded(details, res)) return;
      const { viewer } = (res.locals.context as Context | undefined) ?? {};
      accessLog.record({
        action: details.action,
        employeeId: details.employeeId ?? viewer?.employeeId ?? null,
        name: details.name ?? null,
        channel: viewer?.isReadOnly ? 'token' : getChannel(req),
        origin: viewer?.accessToken ?? null,
        address: getClientAddress(req) || null,
        filter: details.filter || null,
        isBrokenOff: !res.writableFinished,
        lines: details.lines?.() ?? null,
        at: clock.now(),
      });
    });
    next();
  };

/**
 * Returns whether to leave an access out of the history. A rejected call sent no data. A sign-in that failed
 * with a server error was not rejected, and is left out too.
 */
const isUnrecorded = ({ action }: AccessDetails, { statusCode }: Response): boolean =>
  statusCode >= (action === 'refuse' ? 500 : 400);

const getChannel = (req: Request) =>
  req.headers[SCREEN_HEADER] || req.originalUrl.startsWith('/graphql') ? 'screen' : 'rest';
