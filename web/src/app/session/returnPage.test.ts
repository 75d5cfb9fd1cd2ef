import { parseReturnPage, toOwnPath } from './returnPage';

const origin = 'https://floor.example';

describe('toOwnPath', () => {
  it.each([
    ['/hog?period=last-month', '/hog?period=last-month'],
    ['/uplog#row-4', '/uplog#row-4'],
    ['/', '/'],
  ])('returns the path of a page of the app: %s', (storedPath, page) => {
    expect(toOwnPath(storedPath, origin)).toBe(page);
  });

  it.each([
    '',
    '//evil.example/hog',
    '/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/login?error=invite_failed',
    '/acceptinvite?token=x',
  ])('returns the path of Home for the address %s', storedPath => {
    expect(toOwnPath(storedPath, origin)).toBe('/');
  });
});

describe('parseReturnPage', () => {
  it('returns the stored page and the id of the person who visited it', () => {
    expect(parseReturnPage('{"path":"/hog","visitorId":4}')).toEqual({ path: '/hog', visitorId: 4 });
  });

  it.each([
    null,
    '',
    'null',
    '"/hog"',
    '/hog',
    '{"path":4,"visitorId":null}',
    '{"path":"/hog","visitorId":"4"}',
  ])('returns Home for the stored text %s', text => {
    expect(parseReturnPage(text)).toEqual({ path: '/', visitorId: null });
  });
});
