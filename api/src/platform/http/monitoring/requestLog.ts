import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import { runWithRequestId } from '../../log.ts';
import type { Metrics } from './monitoring.ts';

/**
 * The accepted form of a caller's request id. Any other id is replaced, so that clients cannot write into the
 * log.
 */
const VALID_ID = /^[\w.:-]{1,64}$/;

/** Routes that monitoring requests every few seconds. */
const MONITORING = new Set(['/healthz', '/readyz']);

/**
 * Assigns an id to every request, for the response and the log lines. At the end of the request, logs one
 * line with the caller, the route and the duration.
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

/** The first path segments that have a separate router or contain static files. */
const MOUNT_PATHS = new Set(['api', 'graphql', 'idp', 'assets']);

/**
 * Returns the pattern that a request matched, such as `/api/invites/verify/:token`, for logs and metrics.
 * The pattern contains no text from clients, so the number of patterns is limited. For a request without a
 * matching route, returns the first path segment if it is known, otherwise `/`.
 */
export function getRoutePattern({ originalUrl, route }: Pick<Request, 'originalUrl' | 'route'>): string {
  const segments = splitPath(originalUrl.split('?')[0] ?? '');
  if (!route) return MOUNT_PATHS.has(segments[0] ?? '') ? `/${segments[0]}` : '/';
  const pattern = splitPath(String(route.path));
  if (pattern.some(segment => segment.includes('*'))) return '/';
  // A route contains only the last part of the path. The first part is the mount path of its router.
  const mount = segments.slice(0, Math.max(0, segments.length - pattern.length));
  return `/${[...mount.map(segment => segment.toLowerCase()), ...pattern].join('/')}`;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);
