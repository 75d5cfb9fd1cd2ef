/** What a sign-in error says about itself, whoever threw it (MSAL, our api, the browser). */
type ErrorFacts = {
  name: string;
  code: string;
  message: string;
  status: number | undefined;
  subError: string;
};

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
 * MSAL’s errors are known by their name, so that this needs none of MSAL.
 */
export function loginErrorMessage(error: unknown, wording: Wording = onLogin): string {
  const facts = factsOf(error);
  const mentions = (word: string) => facts.message.toLowerCase().includes(word);
  const isBrowserError = facts.name === 'BrowserAuthError';

  if (isCancelled(facts)) return wording.cancelled;
  if (facts.name === 'ServerError') return 'Microsoft authentication server error. Please try again.';
  if (isBrowserError && (facts.code === 'popup_window_error' || mentions('popup_window_error'))) {
    return 'Popup was blocked. Please allow popups for this site and try again.';
  }
  if (mentions('popup') || mentions('window closed')) {
    return 'The login window was closed before completion. Please try again.';
  }
  if (mentions('network')) return 'Network error. Please check your connection and try again.';
  if (isBrowserError) return 'Browser authentication error. Please try again.';
  if (facts.status === 400) return 'Login failed. Please try again.';
  if (facts.status === 403) return facts.message || 'Access denied. Please contact your manager.';
  return wording.otherwise ?? `Login failed: ${facts.message || 'Please try again later.'}`;
}

/** Someone turned back: in our page, in the browser, or at the provider's own "cancel". */
function isCancelled({ code, message, subError }: ErrorFacts): boolean {
  return (
    ['user_cancelled', 'interaction_in_progress_cancelled', 'access_denied'].includes(code) ||
    subError === 'cancel' ||
    message.includes('user_cancelled')
  );
}

function factsOf(error: unknown): ErrorFacts {
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
