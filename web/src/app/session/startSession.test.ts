import { ApiError, ApiUnreachableError } from '../../lib/restClient';
import { isProviderResponse, isSessionRejection } from './startSession';

describe('isProviderResponse', () => {
  it.each(['#code=abc&state=xyz', '#error=access_denied&state=xyz&error_description=no'])(
    "accepts the provider's response %s",
    hash => {
      expect(isProviderResponse(hash)).toBe(true);
    },
  );

  it.each(['', '#', '#content', '#state=xyz', '#code=abc'])('rejects the fragment %p', hash => {
    expect(isProviderResponse(hash)).toBe(false);
  });
});

describe('isSessionRejection', () => {
  it('returns true when the server rejects the session', () => {
    expect(isSessionRejection(new ApiError(401, 'Please sign in.'))).toBe(true);
    expect(isSessionRejection(new ApiError(403, 'No longer active.'))).toBe(true);
  });

  it('returns false when the server is unavailable, failing or overloaded', () => {
    expect(isSessionRejection(new ApiUnreachableError())).toBe(false);
    expect(isSessionRejection(new ApiError(503, 'The database is away.'))).toBe(false);
    expect(isSessionRejection(new ApiError(429, 'Too many tries.'))).toBe(false);
  });
});
