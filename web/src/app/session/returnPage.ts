import { deleteStored, readStored, writeStored } from '../../lib/browserStorage';

const RETURN_PAGE_KEY = 'wantedPage';
const publicPages = ['/login', '/acceptinvite'];

/** The page to return to after sign-in. The property names are stored. */
type ReturnPage = {
  path: string;
  /**
   * The id of the employee who visited the page; null for a page that was opened by a link. Any person may
   * return to a page with null.
   */
  visitorId: number | null;
};

/** Stores for this tab the page that a person wanted to open before the sign-in. */
export function storeReturnPage(page: ReturnPage): void {
  writeStored(RETURN_PAGE_KEY, JSON.stringify(page));
}

export function deleteReturnPage(): void {
  deleteStored(RETURN_PAGE_KEY);
}

/**
 * Returns the path to open after sign-in: the stored page if it belongs to this person and to the app,
 * otherwise Home.
 */
export function getReturnPath(employeeId: number): string {
  const { path, visitorId } = parseReturnPage(readStored(RETURN_PAGE_KEY));
  return visitorId === null || visitorId === employeeId ? toOwnPath(path, window.location.origin) : '/';
}

/** Parses the stored page. Returns Home for an invalid text. */
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

/** Returns the path if it is on this site and requires a sign-in; otherwise "/". */
export function toOwnPath(path: string, origin: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  // "/.//evil.example" resolves to the path "//evil.example", which a browser reads as the address of another
  // site.
  const isOnThisSite = url.origin === origin && !url.pathname.startsWith('//');
  const isAppPage = isOnThisSite && !publicPages.includes(url.pathname);
  return isAppPage ? url.pathname + url.search + url.hash : '/';
}

/** The key of the visitor's id in the history state, in addition to the router's keys. */
const VISITOR_ID_KEY = 'visitorId';

/**
 * Records in the current history entry the employee who visits it, so that Back does not show it to another
 * person.
 */
export function markEntryVisitor(employeeId: number): void {
  window.history.replaceState({ ...window.history.state, [VISITOR_ID_KEY]: employeeId }, '');
}

/** Returns the id of the employee who visited the current entry; null when no employee was recorded. */
export function readEntryVisitor(): number | null {
  const visitorId: unknown = window.history.state?.[VISITOR_ID_KEY];
  return typeof visitorId === 'number' ? visitorId : null;
}
