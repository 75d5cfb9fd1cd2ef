/** The prefix of MSAL's entries in browser storage. It can be checked without loading MSAL. */
const MSAL_PREFIX = 'msal.';

/** MSAL's list of accounts. The number is the version of MSAL's storage format. */
const ACCOUNT_LIST_KEY = /^msal\.(\d+\.)?account\.keys$/;

/** Returns whether this browser has a cached account of an earlier sign-in. */
export function hasCachedSignIn(): boolean {
  return Object.keys(localStorage).some(
    key => ACCOUNT_LIST_KEY.test(key) && !['', '[]', null].includes(localStorage.getItem(key)),
  );
}

/**
 * Removes every cached sign-in entry, including the active account, and the cookie with which MSAL encrypts
 * them.
 */
export function deleteCachedSignIn(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(MSAL_PREFIX)) storage.removeItem(key);
    }
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs an encrypted connection.
    if (name.startsWith(MSAL_PREFIX)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
