const key = 'wantedPage';
const publicPages = ['/login', '/acceptinvite'];

/** Remembers, for this tab, where someone wanted to go before they were asked to sign in. */
export function rememberWantedPage(path: string): void {
  sessionStorage.setItem(key, path);
}

export function forgetWantedPage(): void {
  sessionStorage.removeItem(key);
}

/** Where to go after signing in: the remembered page when it is one of ours, else home. */
export function wantedPage(): string {
  return ownPath(sessionStorage.getItem(key), window.location.origin);
}

/** The path when it stays on this site and is behind the sign-in; otherwise "/". */
export function ownPath(path: string | null, origin: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // "/.//evil.example" resolves to a path that would itself be read as another site's address.
  const isPath = url.origin === origin && !url.pathname.startsWith('//');
  const isOurs = isPath && !publicPages.includes(url.pathname);
  return isOurs ? url.pathname + url.search + url.hash : '/';
}
