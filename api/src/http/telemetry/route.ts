import type { Request } from 'express';

/** First path segments with a separate router or with static files. */
const MOUNT_PATHS = new Set(['api', 'graphql', 'idp', 'assets']);

/**
 * Returns the pattern that a request matched, such as `/api/invites/verify/:token`, for logs and metrics.
 * The pattern contains no text from clients, so the number of patterns is limited. A request without a
 * matching route is named by its first path segment if that is known, otherwise `/`.
 */
export function getRoutePattern({ originalUrl, route }: Pick<Request, 'originalUrl' | 'route'>): string {
  const segments = splitPath(originalUrl.split('?')[0] ?? '');
  if (!route) return MOUNT_PATHS.has(segments[0] ?? '') ? `/${segments[0]}` : '/';
  const pattern = splitPath(String(route.path));
  if (pattern.some(segment => segment.includes('*'))) return '/';
  // A router only has the last part of the path; the first part is the mount path of the routers.
  const mount = segments.slice(0, Math.max(0, segments.length - pattern.length));
  return `/${[...mount.map(segment => segment.toLowerCase()), ...pattern].join('/')}`;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);
