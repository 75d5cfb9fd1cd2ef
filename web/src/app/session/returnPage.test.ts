import { ownPath, parseReturnPage } from './returnPage';

const origin = 'https://floor.example';

describe('after signing in one lands', () => {
  it.each([
    ['/hog?period=last-month', '/hog?period=last-month'],
    ['/uplog#row-4', '/uplog#row-4'],
    ['/', '/'],
  ])('on the page of ours that was wanted: %s', (wanted, page) => {
    expect(ownPath(wanted, origin)).toBe(page);
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
  ])('at home rather than on %s', wanted => {
    expect(ownPath(wanted, origin)).toBe('/');
  });
});

describe('a remembered page', () => {
  it('is the one that was kept, with whose it is', () => {
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
  ])('is home when it reads %s', text => {
    expect(parseReturnPage(text)).toEqual({ path: '/', visitorId: null });
  });
});
