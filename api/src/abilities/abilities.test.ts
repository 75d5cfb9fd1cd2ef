import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POSITIONS, type Position } from '../rules/people/positions.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';
import { abilitiesOf } from './abilities.ts';

const EVERYONE = [0, 1, 2, 3, 4, 5, 6];

/** By the names that screens know rights by. */
const table: Readonly<Record<keyof ReturnType<typeof abilitiesOf>, readonly number[]>> = {
  recordDeals: [1, 2, 3, 4, 5],
  editGross: [1, 2, 3, 5],
  reviewDeals: [4],
  editWorkingDays: [1, 2, 3, 5],
  setGoals: [1, 2, 3, 5],
  editVacationUnits: [2, 3, 5],
  editPot: [1, 2, 3, 4, 5],
  closeMonths: [3, 4, 5],
  reopenMonths: [3, 5],
  manageEmployees: [1, 2, 3, 4, 5],
  changePositions: [3, 5],
  manageInvites: [1, 2, 3, 4, 5],
  compareFiles: [1, 2, 3, 4, 5],
  importFiles: [3, 5],
  deleteFiles: [5],
  takeTurns: [0],
  manageTurns: [1, 2, 3, 4, 5],
  manageDisplays: [1, 2, 3, 5],
  explore: EVERYONE,
  manageStoreViews: [1, 2, 3, 4, 5],
  seeDataAccess: [3, 5],
  setUpStore: [3, 5],
  seeHealth: [5],
  manageAccessTokens: [5],
};

const viewerOf = (position: Position): Viewer => ({
  employeeId: 1,
  sessionId: 1,
  isReadOnly: false,
  name: 'Ada Okafor',
  email: 'ada@store.example',
  position,
  team: null,
});

const holdersOf = (right: keyof typeof table, viewers: readonly Viewer[]) =>
  viewers.filter(viewer => abilitiesOf(viewer)[right]).map(viewer => viewer.position);

const everyone = POSITIONS.map(({ id }) => viewerOf(id));

it.each(Object.entries(table) as [keyof typeof table, number[]][])(
  'the right %s is held by %j',
  (right, positions) => {
    expect(holdersOf(right, everyone)).toEqual(positions);
  },
);

it('an access token holds none, whoever its owner is', () => {
  const tokens = everyone.map(viewer => ({ ...viewer, isReadOnly: true }));
  for (const right of Object.keys(table) as (keyof typeof table)[])
    expect(holdersOf(right, tokens)).toEqual([]);
});

/** A right of a policy as it is asked for: of the viewer, or of the viewer and something. */
// biome-ignore lint/suspicious/noExplicitAny: each policy has a kind of thing of its own
type Right = (viewer: Viewer, ...about: any[]) => boolean;

const MANAGE_PEOPLE = 'Managers page, name, team and active flag; what changed of people';

/** What each right of the policies is in the table of rules.md, and about what, where it goes by that. */
const actionOf: Readonly<Record<string, string | readonly (readonly [string, ...unknown[]])[]>> = {
  isSignedIn: 'read anything but what the rows below name',
  canWriteUps: 'write up-log rows, link them to deals and visits',
  canTakeTurns: 'wait for turns of the up log',
  canChangeTurns: "check in and out, take, skip and hold a turn of one's own",
  canChangeTurnOf: [
    ["check in and out, take, skip and hold a turn of one's own", 1],
    ['the same for others', 2],
  ],
  canManageTurns: 'the same for others',
  canExplore: 'explore, and save queries of their own',
  canChangeView: [
    ['save, rename and delete views of their own', { isForStore: false }],
    ["save, rename and delete the store's views", { isForStore: true }],
  ],
  canManageStoreViews: "save, rename and delete the store's views",
  canCreateAccessTokens: 'make and revoke access tokens of their own',
  canRevokeAccessToken: [
    ['make and revoke access tokens of their own', 1],
    ["see and revoke everyone's access tokens; what changed of them", 2],
  ],
  canSeeEveryonesAccessTokens: "see and revoke everyone's access tokens; what changed of them",
  canSeeHealth: 'see how the store is looked after, and back it up',
  canRecordDeals: 'record, amend, renumber, delete a deal; deleted deals, and bringing one back',
  canSeeUpGrossOf: [
    ['gross an up', 2],
    ["gross an up, of one's own ups alone", 1],
  ],
  canEditGross: 'front and back gross',
  canReviewDeals: 'Updated? and Confirmed?',
  canCompareFiles: 'compare gross with a file, and undo it',
  canImportFiles: 'import deals and people, and undo it',
  canReadFiles: 'have a file read, for one or the other',
  canDeleteFiles: 'delete a comparison or an import, with its file',
  canEditWorkingDays: 'working days; the days of what is open',
  canSetGoals: 'goals',
  canEditVacationUnits: 'vacation units',
  canEditPot: 'pot total',
  canCloseMonths: 'close a month that is over',
  canReopenMonths: 'reopen a closed month',
  canManageEmployees: MANAGE_PEOPLE,
  canAlter: [[MANAGE_PEOPLE, { id: 2, position: 0 }]],
  canChangeEmailOf: [
    ['e-mail of a salesperson or BDC staff', { id: 2, position: 0 }],
    ['e-mail of a salesperson or BDC staff', { id: 2, position: 6 }],
    ['e-mail of anyone else', { id: 2, position: 1 }],
    ['e-mail of anyone else', { id: 2, position: 4 }],
  ],
  canUnlinkSignIns: 'unlink a sign-in',
  canUnlinkSignInOf: [['unlink a sign-in', { id: 2, position: 0 }]],
  canChangePositions: 'change a position',
  canChangePositionOf: [['change a position', { id: 2, position: 0 }]],
  canGrant: [['change a position', 0]],
  canSeeEveryonesSubscriptions: 'everyone’s reports by mail, but for gross in them',
  canSubscribe: [
    ['everyone’s reports by mail, but for gross in them', 2],
    ['reports by mail of one’s own, and gross in them', 1],
  ],
  canChooseGross: [['reports by mail of one’s own, and gross in them', 1]],
  canManageInvites: 'invites; what changed of them',
  canManageDisplays: 'displays; what changed of them',
  canSetUpStore: 'what a new store wants, and that it is set up',
  canSeeDataAccess: 'exports and sign-ins: who took data along, and who came in',
};

describe('the table of rules.md, People and rights', () => {
  const page = readFileSync(new URL('../../../docs/product/rules.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(/^## People and rights.*$/m);
  const rows = [...section.matchAll(/^\| (.+?) +\| (everyone signed in|[\d ]+?) +\|$/gm)];
  const told = new Map(
    rows.map(([, action = '', who = '']) => [
      action,
      who === 'everyone signed in' ? EVERYONE : who.split(' ').map(Number),
    ]),
  );
  const rights = new Map<string, Right>();

  beforeAll(async () => {
    const here = fileURLToPath(new URL('..', import.meta.url));
    for (const file of globSync(['*/*.policy.ts', 'viewer/policy.ts'], { cwd: here })) {
      const exported: Record<string, Right> = await import(`../${file}`);
      for (const [name, right] of Object.entries(exported))
        if (/^(can|is)[A-Z]/.test(name)) rights.set(name, right);
    }
  });

  it('has a row for every right of a policy, and no other row', () => {
    expect([...rights.keys()].sort()).toEqual(Object.keys(actionOf).sort());
    const actions = Object.values(actionOf).flatMap(action =>
      typeof action === 'string' ? action : action.map(([each]) => each),
    );
    expect([...new Set(actions)].sort()).toEqual([...told.keys()].sort());
  });

  it.each(Object.entries(actionOf))('gives %s to the positions that have it', (name, action) => {
    for (const [row, ...about] of typeof action === 'string' ? [[action] as const] : action) {
      const holders = everyone
        .filter(viewer => rights.get(name)?.(viewer, ...about))
        .map(({ position }) => position);
      expect([row, holders]).toEqual([row, told.get(row)]);
    }
  });
});
