/** In an entry of the browser's history, beside what the router keeps there. */
const key = 'visitorId';

/** Notes on the current entry whose page it is, so that nobody else is led back to it. */
export function signEntry(employeeId: number): void {
  window.history.replaceState({ ...window.history.state, [key]: employeeId }, '');
}

/** Whose page the current entry is; null when nobody has been there yet. */
export function visitorOfEntry(): number | null {
  const visitorId: unknown = window.history.state?.[key];
  return typeof visitorId === 'number' ? visitorId : null;
}
