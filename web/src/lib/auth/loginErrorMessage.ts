/** The details of a sign-in error from MSAL, our API or the browser. */
type ErrorDetails = {
  name: string;
  code: string;
  message: string;
  status: number | undefined;
  subError: string;
};

/** Messages that differ between screens. */
type LoginMessages = { cancelled: string; fallback?: string };

const loginMessages: LoginMessages = { cancelled: 'Sign-in was cancelled. Please try again.' };

/** The messages of the invite screen for a cancelled sign-in and for an unknown error. */
export const inviteMessages: LoginMessages = {
  cancelled: 'The sign-in was cancelled. Please try again.',
  fallback: 'Microsoft login failed. Please try again.',
};

/**
 * Returns the first matching message for a failed sign-in (sign-in.md, Sign-in errors). MSAL’s errors are
 * recognized by name, so that this file does not import MSAL.
 */
export function toLoginErrorMessage(error: unknown, messages: LoginMessages = loginMessages): string {
  const details = readErrorDetails(error);
  const mentions = (word: string) => details.message.toLowerCase().includes(word);
  const isBrowserError = details.name === 'BrowserAuthError';

  if (isCancelled(details)) return messages.cancelled;
  if (details.name === 'ServerError') return 'Microsoft authentication server error. Please try again.';
  if (isBrowserError && (details.code === 'popup_window_error' || mentions('popup_window_error'))) {
    return 'Popup was blocked. Please allow popups for this site and try again.';
  }
  if (mentions('popup') || mentions('window closed')) {
    return 'The login window was closed before completion. Please try again.';
  }
  if (mentions('network')) return 'Network error. Please check your connection and try again.';
  if (isBrowserError) return 'Browser authentication error. Please try again.';
  if (details.status === 400) return 'Login failed. Please try again.';
  if (details.status === 403) return details.message || 'Access denied. Please contact your manager.';
  return messages.fallback ?? `Login failed: ${details.message || 'Please try again later.'}`;
}

/** Returns whether the user cancelled the sign-in: on our page, in the browser or at the provider. */
function isCancelled({ code, message, subError }: ErrorDetails): boolean {
  return (
    ['user_cancelled', 'interaction_in_progress_cancelled', 'access_denied'].includes(code) ||
    subError === 'cancel' ||
    message.includes('user_cancelled')
  );
}

function readErrorDetails(error: unknown): ErrorDetails {
  if (typeof error === 'string')
    return { name: '', code: '', message: error, status: undefined, subError: '' };
  const fields: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: error instanceof Error ? error.name : text(fields.name),
    code: text(fields.errorCode),
    message: error instanceof Error ? error.message : text(fields.message),
    status: typeof fields.status === 'number' ? fields.status : undefined,
    subError: text(fields.subError),
  };
}
