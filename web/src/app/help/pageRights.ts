import { screens } from '../../generated/rules/screens';
import type { Viewer } from '../../lib/viewer';
import type { Screen, ScreenName } from '../pages';

type Right = keyof Viewer['can'];

const listScreens = (Object.keys(screens) as ScreenName[]).filter(name => 'views' in screens[name]);

/** What each right allows, and on which pages beside those that open by it. */
const rights: Record<Right, { does: string; on?: readonly ScreenName[] }> = {
  recordDeals: {
    does: 'Record, change and delete deals, and bring deleted ones back.',
    on: ['home', 'hog', 'activity'],
  },
  editGross: { does: 'Type front and back gross.', on: ['hog', 'compare'] },
  reviewDeals: { does: 'Tick Updated? and Confirmed?.', on: ['hog', 'compare'] },
  manageEmployees: { does: 'Set teams, and who is active.' },
  manageInvites: { does: 'Invite people, and take an invitation back.', on: ['managers'] },
  deleteFiles: { does: 'Delete a file, with all that was read of it.', on: ['compare', 'imports'] },
  manageDisplays: {
    does: 'Pair televisions, choose what they show, and send them a message.',
  },
  explore: { does: 'Ask questions of your own, and keep them.' },
  compareFiles: { does: 'Compare gross with a file, decide each line, and undo it.' },
  importFiles: {
    does: 'Import deals and people from a file, and undo it.',
    on: ['home', 'managers'],
  },
  setGoals: { does: 'Set the goals of a month.', on: ['tick'] },
  closeMonths: { does: 'Close a month that is over.', on: ['closing', 'tick'] },
  reopenMonths: { does: 'Reopen a closed month, with a reason.', on: ['closing'] },
  manageStoreViews: {
    does: 'Save filters for everyone, as views of the store.',
    on: listScreens,
  },
  setUpStore: { does: 'See what the new store still wants, and say that it is set up.', on: ['home'] },
  takeTurns: {
    does: 'Wait for turns of the up log: check in and out, take, skip and hold your own.',
    on: ['upLog'],
  },
  manageTurns: { does: 'Do the same for others.', on: ['upLog'] },
  seeHealth: { does: 'See how the store is looked after, and back it up.', on: ['home'] },
  seeDataAccess: { does: 'See who took data along, and who signed in.', on: ['changes'] },
  manageAccessTokens: { does: 'See and revoke everyone’s access tokens.', on: ['accessTokens'] },
};

/** What whoever sees the page can do there. */
const everyones: Partial<Record<ScreenName, string>> = {
  upLog: 'Log customers, change their rows and their order.',
  morningReport: 'Set up reports for yourself, and end them.',
  accessTokens: 'Make access tokens of your own, and revoke them.',
};

/** What this person can do on a page besides reading it. */
export function doableOn(page: ScreenName, can: Viewer['can']): string[] {
  const { right: opening }: Screen = screens[page];
  const held = (Object.keys(rights) as Right[]).filter(
    right => can[right] && (right === opening || rights[right].on?.includes(page)),
  );
  const own = listScreens.includes(page) ? 'Save filters for yourself, as views.' : everyones[page];
  return [...held.map(right => rights[right].does), ...(own ? [own] : [])];
}
