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

const MANAGE_PEOPLE_ROW = 'Managers page; set name, team and active flag; see changes of people';

/**
 * Maps each policy function to its table rows in rules.md. A row may add further arguments for the policy
 * function.
 */
const rowsByPolicy: Readonly<Record<string, string | readonly (readonly [string, ...unknown[]])[]>> = {
  isSignedIn: 'read all data that the rows below do not name',
  canWriteUps: 'edit up log rows; link them to deals and earlier visits',
  canTakeTurns: 'be in line in the up rotation',
  canChangeTurns: 'own turn: check in and out, take, skip and hold',
  canChangeEmployeeTurn: [
    ['own turn: check in and out, take, skip and hold', 1],
    ["other people's turns: check in and out, take, skip and hold", 2],
  ],
  canManageTurns: "other people's turns: check in and out, take, skip and hold",
  canExplore: 'use the playground, and save own queries',
  canChangeView: [
    ['save, rename and delete own views', { isForStore: false }],
    ["save, rename and delete the store's views", { isForStore: true }],
  ],
  canManageStoreViews: "save, rename and delete the store's views",
  canCreateAccessTokens: 'create and revoke own access tokens',
  canRevokeAccessToken: [
    ['create and revoke own access tokens', 1],
    ["see and revoke everyone's access tokens; see changes of tokens", 2],
  ],
  canSeeAllAccessTokens: "see and revoke everyone's access tokens; see changes of tokens",
  canSeeHealth: 'see Health, and back up the store',
  canRecordDeals: 'create, edit, renumber, delete a deal; see and restore deleted deals',
  canSeeUpGross: [
    ['see gross per up', 2],
    ['see gross per up of own ups', 1],
  ],
  canEditGross: 'enter front and back gross',
  canReviewDeals: 'tick Updated? and Confirmed?',
  canCompareFiles: 'compare gross with a file, and undo it',
  canImportFiles: 'import deals and people, and undo it',
  canReadFiles: 'upload a file for a comparison or an import',
  canDeleteFiles: 'delete a comparison or an import, with its file',
  canEditWorkingDays: 'set working days and follow-up rules',
  canSetGoals: 'set goals',
  canEditVacationUnits: 'set vacation units',
  canEditPot: 'set the pot total',
  canCloseMonths: 'close a month that is over',
  canReopenMonths: 'reopen a closed month',
  canManageEmployees: MANAGE_PEOPLE_ROW,
  canEditEmployee: [[MANAGE_PEOPLE_ROW, { id: 2, position: 0 }]],
  canChangeEmployeeEmail: [
    ['change the email of a salesperson or BDC staff', { id: 2, position: 0 }],
    ['change the email of a salesperson or BDC staff', { id: 2, position: 6 }],
    ['change the email of anyone else', { id: 2, position: 1 }],
    ['change the email of anyone else', { id: 2, position: 4 }],
  ],
  canUnlinkSignIns: 'unlink a sign-in',
  canUnlinkEmployeeSignIn: [['unlink a sign-in', { id: 2, position: 0 }]],
  canChangePositions: 'change a position',
  canChangeEmployeePosition: [['change a position', { id: 2, position: 0 }]],
  canGrantPosition: [['change a position', 0]],
  canSeeAllSubscriptions: "set up everyone's email reports, but not gross in them",
  canSubscribe: [
    ["set up everyone's email reports, but not gross in them", 2],
    ['set up own email reports, and gross in them', 1],
  ],
  canChooseGross: [['set up own email reports, and gross in them', 1]],
  canManageInvites: 'manage invites; see changes of invites',
  canManageDisplays: 'manage displays; see changes of displays',
  canSetUpStore: 'see the setup steps of a new store; mark the setup as complete',
  canSeeAccessLog: 'see who exported data and who signed in',
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
