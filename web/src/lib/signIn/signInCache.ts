/** What MSAL keeps in browser storage, told by its prefix alone, so that asking does not load MSAL. */
const prefix = 'msal.';

/** MSAL's list of accounts; the number is the version of its own format. */
const accountList = /^msal\.(\d+\.)?account\.keys$/;

/** Whether an account was left here by an earlier sign-in. */
export function hasCachedSignIn(): boolean {
  return Object.keys(localStorage).some(
    key => accountList.test(key) && !['', '[]', null].includes(localStorage.getItem(key)),
  );
}

/** Removes every cached sign-in entry, the active account among them, and the cookie by which MSAL reads them. */
export function forgetCachedSignIn(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix)) storage.removeItem(key);
    }
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie store is only there on encrypted lines.
    if (name.startsWith(prefix)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
