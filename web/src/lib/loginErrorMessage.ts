/** What a sign-in error says about itself, whoever threw it (MSAL, our api, the browser). */
type Told = { name: string; code: string; message: string; status: number | undefined; subError: string };

/** The words that differ from screen to screen. */
type Wording = { cancelled: string; otherwise?: string };

const onLogin: Wording = { cancelled: 'Sign-in was cancelled. Please try again.' };

/** The invite screen's words: the same catalogue with its own first and last sentence. */
export const onInvite: Wording = {
  cancelled: 'The sign-in was cancelled. Please try again.',
  otherwise: 'Microsoft login failed. Please try again.',
};

/**
 * The sentence for a failed sign-in: the first that fits (sign-in.md, What a failed sign-in says).
 * MSAL's errors are told by their name, so that this needs none of MSAL.
 */
export function loginErrorMessage(error: unknown, wording: Wording = onLogin): string {
  const told = whatItTells(error);
  const mentions = (word: string) => told.message.toLowerCase().includes(word);
  const isBrowserError = told.name === 'BrowserAuthError';

  if (isCancelled(told)) return wording.cancelled;
  if (told.name === 'ServerError') return 'Microsoft authentication server error. Please try again.';
  if (isBrowserError && (told.code === 'popup_window_error' || mentions('popup_window_error'))) {
    return 'Popup was blocked. Please allow popups for this site and try again.';
  }
  if (mentions('popup') || mentions('window closed')) {
    return 'The login window was closed before completion. Please try again.';
  }
  if (mentions('network')) return 'Network error. Please check your connection and try again.';
  if (isBrowserError) return 'Browser authentication error. Please try again.';
  if (told.status === 400) return 'Login failed. Please try again.';
  if (told.status === 403) return told.message || 'Access denied. Please contact your manager.';
  return wording.otherwise ?? `Login failed: ${told.message || 'Please try again later.'}`;
}

/** Someone turned back: in our page, in the browser, or at the provider's own "cancel". */
function isCancelled({ code, message, subError }: Told): boolean {
  return (
    ['user_cancelled', 'interaction_in_progress_cancelled', 'access_denied'].includes(code) ||
    subError === 'cancel' ||
    message.includes('user_cancelled')
  );
}

function whatItTells(error: unknown): Told {
  if (typeof error === 'string')
    return { name: '', code: '', message: error, status: undefined, subError: '' };
  const facts: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: error instanceof Error ? error.name : text(facts.name),
    code: text(facts.errorCode),
    message: error instanceof Error ? error.message : text(facts.message),
    status: typeof facts.status === 'number' ? facts.status : undefined,
    subError: text(facts.subError),
  };
}
