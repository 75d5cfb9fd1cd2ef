import { ApiError, ApiUnreachable } from '../../lib/server/api';
import { isProviderAnswer, isRefusal } from './startSession';

describe('a page begins with finishing a sign-in', () => {
  it.each(['#code=abc&state=xyz', '#error=access_denied&state=xyz&error_description=no'])(
    'when it came back with %s',
    hash => {
      expect(isProviderAnswer(hash)).toBe(true);
    },
  );

  it.each(['', '#', '#content', '#state=xyz', '#code=abc'])('and not with %p', hash => {
    expect(isProviderAnswer(hash)).toBe(false);
  });
});

describe('a stored session is forgotten', () => {
  it('when the server refuses it', () => {
    expect(isRefusal(new ApiError(401, 'Please sign in.'))).toBe(true);
    expect(isRefusal(new ApiError(403, 'No longer active.'))).toBe(true);
  });

  it('but kept when the server is away or in trouble', () => {
    expect(isRefusal(new ApiUnreachable())).toBe(false);
    expect(isRefusal(new ApiError(503, 'The database is away.'))).toBe(false);
    expect(isRefusal(new ApiError(429, 'Too many tries.'))).toBe(false);
  });
});
