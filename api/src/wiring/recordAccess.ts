import type { Request, RequestHandler, Response } from 'express';
import type { AccessLog } from '../modules/accessLog/accessLog.ts';
import { type AccessDetails, getAttachedAccess } from '../platform/accessDetails.ts';
import type { Context, Services } from '../platform/context.ts';
import { getClientAddress } from '../platform/http/limits/addressLimits.ts';

/**
 * The header that the web app sends, so that the history distinguishes a screen from a script in the same
 * session. It grants no rights.
 */
const SCREEN_HEADER = 'x-screen';

/**
 * Records the access details that a handler attached to a response, with person, address and completion, when
 * the response ends.
 */
export const recordAccess =
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
        door: viewer?.isReadOnly ? 'token' : getChannel(req),
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

/** A rejected call sent no data. A sign-in that failed with a server error was not rejected. */
const isUnrecorded = ({ action }: AccessDetails, { statusCode }: Response): boolean =>
  statusCode >= (action === 'refuse' ? 500 : 400);

const getChannel = (req: Request) =>
  req.headers[SCREEN_HEADER] || req.originalUrl.startsWith('/graphql') ? 'screen' : 'rest';
