import type { Request } from 'express';

/** What is mounted whole, with routes of its own or none. */
const DOORS = new Set(['api', 'graphql', 'idp', 'assets']);

/**
 * The pattern that a request matched, such as `/api/invites/verify/:token`: for logs and metrics. It never holds what a client
 * made up, so there are as many of them as there are routes. A request that matched none is named by its door, or is `/`.
 */
export function routeOf({ originalUrl, route }: Pick<Request, 'originalUrl' | 'route'>): string {
  const segments = segmentsOf(originalUrl.split('?')[0] ?? '');
  if (!route) return DOORS.has(segments[0] ?? '') ? `/${segments[0]}` : '/';
  const pattern = segmentsOf(String(route.path));
  if (pattern.some(segment => segment.includes('*'))) return '/';
  // A router knows its own part only; what stands before it are the names that routers are mounted under.
  const mount = segments.slice(0, Math.max(0, segments.length - pattern.length));
  return `/${[...mount.map(segment => segment.toLowerCase()), ...pattern].join('/')}`;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
