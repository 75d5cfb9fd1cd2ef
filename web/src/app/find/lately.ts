import { readStored, store } from '../../lib/browserStorage';

const MOST = 8;

/** What can be opened again: nothing of it tells a name. */
export type Opened = `screen ${string}` | `deal ${number}` | `person ${number}` | `day ${string}`;

/** What this person opened in this browser, the last first (find.md, Before anything is typed). */
export const openedLately = (viewerId: number): Opened[] =>
  (readStored(`lately ${viewerId}`) ?? '').split('\n').filter(Boolean) as Opened[];

export function rememberOpened(viewerId: number, opened: Opened): void {
  const others = openedLately(viewerId).filter(each => each !== opened);
  try {
    store(`lately ${viewerId}`, [opened, ...others].slice(0, MOST).join('\n'));
  } catch {
    // Where nothing may be remembered Find begins with the screens.
  }
}
