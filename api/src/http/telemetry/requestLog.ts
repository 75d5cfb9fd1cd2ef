import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import { duringRequest } from '../../log.ts';
import type { Metrics } from './metrics.ts';
import { routeOf } from './route.ts';

/** The form of a caller's own request id. Anything else is replaced, so that nobody writes into the log. */
const SANE_ID = /^[\w.:-]{1,64}$/;

/** Requested every few seconds by monitoring. */
const MONITORING = new Set(['/healthz', '/readyz']);

/**
 * Gives every request an id, which the answer and all of its log lines carry, and writes one line when it has ended:
 * who, what, how long. The line holds the route's pattern and neither address, query nor headers, for those carry tokens.
 */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const sent = req.get('x-request-id') ?? '';
    const requestId = SANE_ID.test(sent) ? sent : randomUUID();
    const startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const ended = { method: req.method, route: routeOf(req), status: res.statusCode };
      const ms = performance.now() - startedAt;
      metrics.observe(ended, ms / 1_000);
      const line = { requestId, ...ended, ms: Math.round(ms), ...callerOf(req, res) };
      if (MONITORING.has(ended.route)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    duringRequest(requestId, next);
  };
}

/** The viewer, GraphQL's name for the call, and whether the client left before its answer was written. */
function callerOf(req: Request, res: Response) {
  const { context } = res.locals as { context?: Context };
  const operation: unknown = req.body?.operationName;
  return {
    employeeId: context?.viewer.employeeId,
    operation: typeof operation === 'string' && /^\w{1,60}$/.test(operation) ? operation : undefined,
    isAborted: res.writableFinished ? undefined : true,
  };
}
