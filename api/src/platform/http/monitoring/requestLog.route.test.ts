import { getRoutePattern } from './requestLog.ts';

it.each([
  ['/api/invites/verify/s3cret', '/verify/:token', '/api/invites/verify/:token'],
  ['/API/Deals/getdeals?date=2026-01-01', '/getdeals', '/api/deals/getdeals'],
  ['/login?error=no', '/{*screen}', '/'],
  ['/healthz/', '/healthz', '/healthz'],
])('returns the route pattern of %s, which matched %s in its router: %s', (originalUrl, path, expected) => {
  expect(getRoutePattern({ originalUrl, route: { path } })).toBe(expected);
});

it.each([
  ['/api/anything/you/like', '/api'],
  ['/graphql?query={viewer{name}}', '/graphql'],
  ['/idp/auth?client_id=1', '/idp'],
  ['/wp-admin', '/'],
])(
  'returns the first path segment of %s, which matched no route, if the segment is known: %s',
  (originalUrl, expected) => {
    expect(getRoutePattern({ originalUrl, route: undefined })).toBe(expected);
  },
);
