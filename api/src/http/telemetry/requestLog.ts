import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import { runWithRequestId } from '../../log.ts';
import type { Metrics } from './metrics.ts';
import { getRoutePattern } from './route.ts';

/**
 * The accepted form of a caller's request id. Any other id is replaced, so that clients cannot write into the
 * log.
 */
const VALID_ID = /^[\w.:-]{1,64}$/;

/** Routes that monitoring requests every few seconds. */
const MONITORING = new Set(['/healthz', '/readyz']);

/**
 * Assigns an id to every request, for the response and all of its log lines, and logs one line at its end:
 * caller, route, duration.
 * The line contains the route's pattern, but not the URL, query or headers, because these contain tokens.
 */
export function createRequestLogger(log: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const sentId = req.get('x-request-id') ?? '';
    const requestId = VALID_ID.test(sentId) ? sentId : randomUUID();
    const startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const completed = { method: req.method, route: getRoutePattern(req), status: res.statusCode };
      const ms = performance.now() - startedAt;
      metrics.observe(completed, ms / 1_000);
      const line = { requestId, ...completed, ms: Math.round(ms), ...describeCaller(req, res) };
      if (MONITORING.has(completed.route)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    runWithRequestId(requestId, next);
  };
}

/** Returns the viewer, the GraphQL operation, and whether the client left before the end of the response. */
function describeCaller(req: Request, res: Response) {
  const { context } = res.locals as { context?: Context };
  const operation: unknown = req.body?.operationName;
  return {
    employeeId: context?.viewer.employeeId,
    operation: typeof operation === 'string' && /^\w{1,60}$/.test(operation) ? operation : undefined,
    isAborted: res.writableFinished ? undefined : true,
  };
}
