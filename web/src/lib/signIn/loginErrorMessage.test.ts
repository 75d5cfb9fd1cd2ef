import { AuthError, BrowserAuthError, ServerError } from '@azure/msal-browser';
import { ApiError, ApiUnreachable } from '../server/api';
import { loginErrorMessage, onInvite } from './loginErrorMessage';

describe('a sign-in that failed says', () => {
  it('that it was cancelled, however the provider tells it', () => {
    const cancelled = 'Sign-in was cancelled. Please try again.';
    expect(loginErrorMessage(new BrowserAuthError('user_cancelled', ''))).toBe(cancelled);
    expect(loginErrorMessage(new Error('AADB2C: user_cancelled by the person'))).toBe(cancelled);
    expect(loginErrorMessage(new ServerError('access_denied', '', 'The person declined.'))).toBe(cancelled);
  });

  it('that the provider is in trouble', () => {
    const error = new ServerError('server_error', '', 'AADSTS90033: a network blip in a popup');
    expect(loginErrorMessage(error)).toBe('Microsoft authentication server error. Please try again.');
  });

  it('that a popup was blocked, rather than closed', () => {
    expect(loginErrorMessage(new BrowserAuthError('popup_window_error', ''))).toBe(
      'Popup was blocked. Please allow popups for this site and try again.',
    );
  });

  it('that the window was closed', () => {
    const closed = 'The login window was closed before completion. Please try again.';
    expect(loginErrorMessage(new Error('The Window Closed early'))).toBe(closed);
    expect(loginErrorMessage(new Error('popup timed out on the network'))).toBe(closed);
  });

  it('that the network failed, also when the browser library noticed it', () => {
    const network = 'Network error. Please check your connection and try again.';
    expect(loginErrorMessage(new ApiUnreachable())).toBe(network);
    expect(
      loginErrorMessage(
        Object.assign(new BrowserAuthError('post_request_failed', ''), { message: 'Network request failed' }),
      ),
    ).toBe(network);
  });

  it('that the browser library failed otherwise', () => {
    expect(loginErrorMessage(new BrowserAuthError('crypto_nonexistent', ''))).toBe(
      'Browser authentication error. Please try again.',
    );
  });

  it('nothing of a 400, whatever the server wrote', () => {
    expect(loginErrorMessage(new ApiError(400, 'The token is unreadable.'))).toBe(
      'Login failed. Please try again.',
    );
  });

  it("the server's own sentence on a 403, or whom to ask", () => {
    expect(loginErrorMessage(new ApiError(403, 'You have no active employee record.'))).toBe(
      'You have no active employee record.',
    );
    expect(loginErrorMessage(new ApiError(403, ''))).toBe('Access denied. Please contact your manager.');
  });

  it('anything else in its own words, or asks for patience', () => {
    expect(loginErrorMessage(new AuthError('weird', '', 'Something odd'))).toMatch(
      /^Login failed: .*Something odd/,
    );
    expect(loginErrorMessage(new Error('boom'))).toBe('Login failed: boom');
    expect(loginErrorMessage(new ApiError(503, ''))).toBe('Login failed: Please try again later.');
    expect(loginErrorMessage(undefined)).toBe('Login failed: Please try again later.');
  });
});

describe('on the invite screen it says', () => {
  it('the same, but for the first and the last sentence', () => {
    expect(loginErrorMessage(new BrowserAuthError('user_cancelled', ''), onInvite)).toBe(
      'The sign-in was cancelled. Please try again.',
    );
    expect(loginErrorMessage(new Error('boom'), onInvite)).toBe('Microsoft login failed. Please try again.');
    expect(loginErrorMessage(new ApiUnreachable(), onInvite)).toBe(
      'Network error. Please check your connection and try again.',
    );
  });
});
