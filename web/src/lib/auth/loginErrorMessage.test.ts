import { AuthError, BrowserAuthError, ServerError } from '@azure/msal-browser';
import { ApiError, ApiUnreachableError } from '../restClient';
import { inviteMessages, toLoginErrorMessage } from './loginErrorMessage';

describe('toLoginErrorMessage', () => {
  it('reports a cancelled sign-in for each error format of the provider', () => {
    const cancelled = 'Sign-in was cancelled. Please try again.';
    expect(toLoginErrorMessage(new BrowserAuthError('user_cancelled', ''))).toBe(cancelled);
    expect(toLoginErrorMessage(new Error('AADB2C: user_cancelled by the person'))).toBe(cancelled);
    expect(toLoginErrorMessage(new ServerError('access_denied', '', 'The person declined.'))).toBe(cancelled);
  });

  it('reports an error of the provider', () => {
    const error = new ServerError('server_error', '', 'AADSTS90033: a network blip in a popup');
    expect(toLoginErrorMessage(error)).toBe('Microsoft authentication server error. Please try again.');
  });

  it('reports a blocked popup as a blocked window, not as a closed window', () => {
    expect(toLoginErrorMessage(new BrowserAuthError('popup_window_error', ''))).toBe(
      'Popup was blocked. Please allow popups for this site and try again.',
    );
  });

  it('reports a closed sign-in window', () => {
    const closedMessage = 'The login window was closed before completion. Please try again.';
    expect(toLoginErrorMessage(new Error('The Window Closed early'))).toBe(closedMessage);
    expect(toLoginErrorMessage(new Error('popup timed out on the network'))).toBe(closedMessage);
  });

  it('reports a network failure, even if the browser library detected the failure', () => {
    const networkMessage = 'Network error. Please check your connection and try again.';
    expect(toLoginErrorMessage(new ApiUnreachableError())).toBe(networkMessage);
    expect(
      toLoginErrorMessage(
        Object.assign(new BrowserAuthError('post_request_failed', ''), { message: 'Network request failed' }),
      ),
    ).toBe(networkMessage);
  });

  it('reports any other failure of the browser library', () => {
    expect(toLoginErrorMessage(new BrowserAuthError('crypto_nonexistent', ''))).toBe(
      'Browser authentication error. Please try again.',
    );
  });

  it("hides the server's message for a 400 response", () => {
    expect(toLoginErrorMessage(new ApiError(400, 'The token is unreadable.'))).toBe(
      'Login failed. Please try again.',
    );
  });

  it("shows the server's message for a 403 response, or suggests contacting a manager if the message is empty", () => {
    expect(toLoginErrorMessage(new ApiError(403, 'You have no active employee record.'))).toBe(
      'You have no active employee record.',
    );
    expect(toLoginErrorMessage(new ApiError(403, ''))).toBe('Access denied. Please contact your manager.');
  });

  it('shows the message of any other error, or suggests trying again later without a message', () => {
    expect(toLoginErrorMessage(new AuthError('weird', '', 'Something odd'))).toMatch(
      /^Login failed: .*Something odd/,
    );
    expect(toLoginErrorMessage(new Error('boom'))).toBe('Login failed: boom');
    expect(toLoginErrorMessage(new ApiError(503, ''))).toBe('Login failed: Please try again later.');
    expect(toLoginErrorMessage(undefined)).toBe('Login failed: Please try again later.');
  });
});

describe('toLoginErrorMessage with the messages of the invite screen', () => {
  it('returns separate messages for a cancelled sign-in and for an unknown error', () => {
    expect(toLoginErrorMessage(new BrowserAuthError('user_cancelled', ''), inviteMessages)).toBe(
      'The sign-in was cancelled. Please try again.',
    );
    expect(toLoginErrorMessage(new Error('boom'), inviteMessages)).toBe(
      'Microsoft login failed. Please try again.',
    );
    expect(toLoginErrorMessage(new ApiUnreachableError(), inviteMessages)).toBe(
      'Network error. Please check your connection and try again.',
    );
  });
});
