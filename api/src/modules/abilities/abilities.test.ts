import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import { POSITIONS, type Position } from '../../rules/people/positions.ts';
import { getAbilities } from './abilities.ts';

const EVERYONE = [0, 1, 2, 3, 4, 5, 6];

/** Lists the positions that have each ability, by the ability's name. */
const positionsByAbility: Readonly<Record<keyof ReturnType<typeof getAbilities>, readonly number[]>> = {
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

const createViewer = (position: Position): Viewer => ({
  employeeId: 1,
  sessionId: 1,
  isReadOnly: false,
  name: 'Ada Okafor',
  email: 'ada@store.example',
  position,
  team: null,
});

const listHolders = (ability: keyof typeof positionsByAbility, viewers: readonly Viewer[]) =>
  viewers.filter(viewer => getAbilities(viewer)[ability]).map(viewer => viewer.position);

const allViewers = POSITIONS.map(({ id }) => createViewer(id));

it.each(Object.entries(positionsByAbility) as [keyof typeof positionsByAbility, number[]][])(
  'grants the ability %s to the positions %j',
  (ability, positions) => {
    expect(listHolders(ability, allViewers)).toEqual(positions);
  },
);

it('grants no ability to a viewer who uses an access token', () => {
  const tokens = allViewers.map(viewer => ({ ...viewer, isReadOnly: true }));
  for (const ability of Object.keys(positionsByAbility) as (keyof typeof positionsByAbility)[])
    expect(listHolders(ability, tokens)).toEqual([]);
});

/** The type of a policy function. It is called with the viewer, or with the viewer and a subject. */
// biome-ignore lint/suspicious/noExplicitAny: the subject's type differs between policies
type PolicyFunction = (viewer: Viewer, ...subjectArguments: any[]) => boolean;

const MANAGE_PEOPLE_ROW = 'Managers page, name, team and active flag; what changed of people';

/**
 * Maps each policy function to its table rows in rules.md. A row may add further arguments for the policy
 * function.
 */
const rowsByPolicy: Readonly<Record<string, string | readonly (readonly [string, ...unknown[]])[]>> = {
  isSignedIn: 'read anything but what the rows below name',
  canWriteUps: 'write up-log rows, link them to deals and visits',
  canTakeTurns: 'wait for turns of the up log',
  canChangeTurns: "check in and out, take, skip and hold a turn of one's own",
  canChangeEmployeeTurn: [
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
  canSeeAllAccessTokens: "see and revoke everyone's access tokens; what changed of them",
  canSeeHealth: 'see how the store is looked after, and back it up',
  canRecordDeals: 'record, amend, renumber, delete a deal; deleted deals, and bringing one back',
  canSeeUpGross: [
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
  canManageEmployees: MANAGE_PEOPLE_ROW,
  canEditEmployee: [[MANAGE_PEOPLE_ROW, { id: 2, position: 0 }]],
  canChangeEmployeeEmail: [
    ['e-mail of a salesperson or BDC staff', { id: 2, position: 0 }],
    ['e-mail of a salesperson or BDC staff', { id: 2, position: 6 }],
    ['e-mail of anyone else', { id: 2, position: 1 }],
    ['e-mail of anyone else', { id: 2, position: 4 }],
  ],
  canUnlinkSignIns: 'unlink a sign-in',
  canUnlinkEmployeeSignIn: [['unlink a sign-in', { id: 2, position: 0 }]],
  canChangePositions: 'change a position',
  canChangeEmployeePosition: [['change a position', { id: 2, position: 0 }]],
  canGrantPosition: [['change a position', 0]],
  canSeeAllSubscriptions: 'everyone’s reports by mail, but for gross in them',
  canSubscribe: [
    ['everyone’s reports by mail, but for gross in them', 2],
    ['reports by mail of one’s own, and gross in them', 1],
  ],
  canChooseGross: [['reports by mail of one’s own, and gross in them', 1]],
  canManageInvites: 'invites; what changed of them',
  canManageDisplays: 'displays; what changed of them',
  canSetUpStore: 'what a new store wants, and that it is set up',
  canSeeAccessLog: 'exports and sign-ins: who took data along, and who came in',
};

describe('the table "People and rights" of rules.md', () => {
  const page = readFileSync(new URL('../../../../docs/product/rules.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(/^## People and rights.*$/m);
  const rows = [...section.matchAll(/^\| (.+?) +\| (everyone signed in|[\d ]+?) +\|$/gm)];
  const positionsByRow = new Map(
    rows.map(([, action = '', positionsText = '']) => [
      action,
      positionsText === 'everyone signed in' ? EVERYONE : positionsText.split(' ').map(Number),
    ]),
  );
  const policies = new Map<string, PolicyFunction>();

  beforeAll(async () => {
    const modulesFolder = fileURLToPath(new URL('../..', import.meta.url));
    for (const file of globSync(['modules/**/*.policy.ts', 'platform/viewer/policy.ts'], {
      cwd: modulesFolder,
    })) {
      const exported: Record<string, PolicyFunction> = await import(`../../${file}`);
      for (const [name, ability] of Object.entries(exported))
        if (/^(can|is)[A-Z]/.test(name)) policies.set(name, ability);
    }
  });

  it('contains a row of the table for every policy function, and no row without a policy function', () => {
    expect([...policies.keys()].sort()).toEqual(Object.keys(rowsByPolicy).sort());
    const actions = Object.values(rowsByPolicy).flatMap(action =>
      typeof action === 'string' ? action : action.map(([each]) => each),
    );
    expect([...new Set(actions)].sort()).toEqual([...positionsByRow.keys()].sort());
  });

  it.each(Object.entries(rowsByPolicy))(
    'grants %s to the positions that the table in rules.md lists',
    (name, action) => {
      for (const [row, ...subjectArguments] of typeof action === 'string' ? [[action] as const] : action) {
        const holders = allViewers
          .filter(viewer => policies.get(name)?.(viewer, ...subjectArguments))
          .map(({ position }) => position);
        expect([row, holders]).toEqual([row, positionsByRow.get(row)]);
      }
    },
  );
});
