import { getRoutePattern } from './requestLog.ts';

it.each([
  ['/api/invites/verify/s3cret', '/verify/:token', '/api/invites/verify/:token'],
  ['/API/Deals/getdeals?date=2026-01-01', '/getdeals', '/api/deals/getdeals'],
  ['/login?error=no', '/{*screen}', '/'],
  ['/healthz/', '/healthz', '/healthz'],
])('names %s, which matched %s, as %s', (originalUrl, path, expected) => {
  expect(getRoutePattern({ originalUrl, route: { path } })).toBe(expected);
});

it.each([
  ['/api/anything/you/like', '/api'],
  ['/graphql?query={viewer{name}}', '/graphql'],
  ['/idp/auth?client_id=1', '/idp'],
  ['/wp-admin', '/'],
])('names %s, which matched no route, as %s', (originalUrl, expected) => {
  expect(getRoutePattern({ originalUrl, route: undefined })).toBe(expected);
});
