/** The key in the history state, next to the router's own. */
const VISITOR_ID_KEY = 'visitorId';

/**
 * Records in the current history entry the employee who visits it, so that Back does not show it to another
 * person.
 */
export function markEntryVisitor(employeeId: number): void {
  window.history.replaceState({ ...window.history.state, [VISITOR_ID_KEY]: employeeId }, '');
}

/** Returns the id of the employee who visited the current entry; null when there was none. */
export function readEntryVisitor(): number | null {
  const visitorId: unknown = window.history.state?.[VISITOR_ID_KEY];
  return typeof visitorId === 'number' ? visitorId : null;
}
