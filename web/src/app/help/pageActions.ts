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
    description: 'Add, edit and delete deals, and restore deleted ones.',
    pages: ['home', 'hog', 'activity'],
  },
  editGross: { description: 'Enter front and back gross.', pages: ['hog', 'compare'] },
  reviewDeals: { description: 'Check the Updated? and Confirmed? boxes.', pages: ['hog', 'compare'] },
  manageEmployees: { description: 'Set teams, and mark people active or inactive.' },
  manageInvites: { description: 'Invite people and revoke invitations.', pages: ['managers'] },
  deleteFiles: {
    description: 'Delete a comparison or an import, together with its file.',
    pages: ['compare', 'imports'],
  },
  manageDisplays: {
    description: 'Pair displays, choose what they show, and send them a message.',
  },
  explore: { description: 'Run and save your own queries.' },
  compareFiles: { description: 'Compare gross with a file, resolve each row, and undo changes.' },
  importFiles: {
    description: 'Import deals and people from a file, and undo imports.',
    pages: ['home', 'managers'],
  },
  setGoals: { description: 'Set monthly goals.', pages: ['tick'] },
  closeMonths: { description: 'Close a month that has ended.', pages: ['closing', 'tick'] },
  reopenMonths: { description: 'Reopen a closed month, with a reason.', pages: ['closing'] },
  manageStoreViews: {
    description: 'Save filters as store views for everyone.',
    pages: listScreens,
  },
  setUpStore: {
    description: 'See the setup checklist for a new store, and dismiss it.',
    pages: ['home'],
  },
  takeTurns: {
    description: 'Use the up rotation: check in and out, take the next up, skip, or go on hold.',
    pages: ['upLog'],
  },
  manageTurns: { description: 'Change the up rotation for other salespeople.', pages: ['upLog'] },
  seeHealth: { description: 'Check the system’s health, and run a backup.', pages: ['home'] },
  seeDataAccess: { description: 'See who exported data, and who signed in.', pages: ['changes'] },
  manageAccessTokens: { description: 'See and revoke everyone’s access tokens.', pages: ['accessTokens'] },
};

/** Actions for all people who can open the page. */
const commonActions: Partial<Record<ScreenKey, string>> = {
  upLog: 'Log ups, edit them and change their order.',
  morningReport: 'Set up your own email reports, and turn them off.',
  accessTokens: 'Create and revoke your own access tokens.',
};

/** Returns the actions that this person has on a page. */
export function listPageActions(page: ScreenKey, can: Viewer['can']): string[] {
  const { right: requiredAbility }: ScreenDefinition = screens[page];
  const abilities = (Object.keys(abilityActions) as Ability[]).filter(
    ability => can[ability] && (ability === requiredAbility || abilityActions[ability].pages?.includes(page)),
  );
  const commonAction = listScreens.includes(page) ? 'Save filters as your own views.' : commonActions[page];
  return [
    ...abilities.map(ability => abilityActions[ability].description),
    ...(commonAction ? [commonAction] : []),
  ];
}
