import { screens } from '../../generated/rules/screens';
import type { Viewer } from '../../lib/viewer';
import type { Ability, ScreenDefinition, ScreenKey } from '../pages';

const listScreens = (Object.keys(screens) as ScreenKey[]).filter(name => 'views' in screens[name]);

/**
 * The action that each ability allows. `pages` lists pages that offer the action in addition to the page that
 * requires the ability.
 */
const abilityActions: Record<Ability, { description: string; pages?: readonly ScreenKey[] }> = {
  recordDeals: {
    description: 'Record, change and delete deals, and bring deleted ones back.',
    pages: ['home', 'hog', 'activity'],
  },
  editGross: { description: 'Type front and back gross.', pages: ['hog', 'compare'] },
  reviewDeals: { description: 'Tick Updated? and Confirmed?.', pages: ['hog', 'compare'] },
  manageEmployees: { description: 'Set teams, and who is active.' },
  manageInvites: { description: 'Invite people, and take an invitation back.', pages: ['managers'] },
  deleteFiles: { description: 'Delete a file, with all that was read of it.', pages: ['compare', 'imports'] },
  manageDisplays: {
    description: 'Pair televisions, choose what they show, and send them a message.',
  },
  explore: { description: 'Ask questions of your own, and keep them.' },
  compareFiles: { description: 'Compare gross with a file, decide each line, and undo it.' },
  importFiles: {
    description: 'Import deals and people from a file, and undo it.',
    pages: ['home', 'managers'],
  },
  setGoals: { description: 'Set the goals of a month.', pages: ['tick'] },
  closeMonths: { description: 'Close a month that is over.', pages: ['closing', 'tick'] },
  reopenMonths: { description: 'Reopen a closed month, with a reason.', pages: ['closing'] },
  manageStoreViews: {
    description: 'Save filters for everyone, as views of the store.',
    pages: listScreens,
  },
  setUpStore: {
    description: 'See what the new store still wants, and say that it is set up.',
    pages: ['home'],
  },
  takeTurns: {
    description: 'Wait for turns of the up log: check in and out, take, skip and hold your own.',
    pages: ['upLog'],
  },
  manageTurns: { description: 'Do the same for others.', pages: ['upLog'] },
  seeHealth: { description: 'See how the store is looked after, and back it up.', pages: ['home'] },
  seeDataAccess: { description: 'See who took data along, and who signed in.', pages: ['changes'] },
  manageAccessTokens: { description: 'See and revoke everyone’s access tokens.', pages: ['accessTokens'] },
};

/** Actions for all people who can open the page. */
const commonActions: Partial<Record<ScreenKey, string>> = {
  upLog: 'Log customers, change their rows and their order.',
  morningReport: 'Set up reports for yourself, and end them.',
  accessTokens: 'Make access tokens of your own, and revoke them.',
};

/** Returns the actions that this person has on a page. */
export function listPageActions(page: ScreenKey, can: Viewer['can']): string[] {
  const { right: requiredAbility }: ScreenDefinition = screens[page];
  const abilities = (Object.keys(abilityActions) as Ability[]).filter(
    ability => can[ability] && (ability === requiredAbility || abilityActions[ability].pages?.includes(page)),
  );
  const commonAction = listScreens.includes(page)
    ? 'Save filters for yourself, as views.'
    : commonActions[page];
  return [
    ...abilities.map(ability => abilityActions[ability].description),
    ...(commonAction ? [commonAction] : []),
  ];
}
