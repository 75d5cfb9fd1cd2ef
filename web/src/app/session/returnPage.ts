import { dropStored, readStored, store } from '../../lib/browserStorage';

const key = 'wantedPage';
const publicPages = ['/login', '/acceptinvite'];

/** A page to come back to. */
type ReturnPage = {
  path: string;
  /** Whose it is: the employee's id; null when a link leads there, for whoever signs in. */
  visitorId: number | null;
};

/** Remembers, for this tab, where someone wanted to go before they were asked to sign in. */
export function storeReturnPage(page: ReturnPage): void {
  store(key, JSON.stringify(page));
}

export function dropReturnPage(): void {
  dropStored(key);
}

/** Where someone goes after signing in: the remembered page when it is theirs and one of ours, else home. */
export function returnPage(employeeId: number): string {
  const { path, visitorId } = parseReturnPage(readStored(key));
  return visitorId === null || visitorId === employeeId ? ownPath(path, window.location.origin) : '/';
}

/** What was remembered; home when that cannot be read. */
export function parseReturnPage(text: string | null): ReturnPage {
  const home = { path: '/', visitorId: null };
  try {
    const { path, visitorId } = { ...home, ...JSON.parse(text ?? '{}') };
    return typeof path === 'string' && (visitorId === null || typeof visitorId === 'number')
      ? { path, visitorId }
      : home;
  } catch {
    return home;
  }
}

/** The path when it stays on this site and is behind the sign-in; otherwise "/". */
export function ownPath(path: string, origin: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // "/.//evil.example" resolves to a path that would itself be read as another site's address.
  const isPath = url.origin === origin && !url.pathname.startsWith('//');
  const isOurs = isPath && !publicPages.includes(url.pathname);
  return isOurs ? url.pathname + url.search + url.hash : '/';
}
