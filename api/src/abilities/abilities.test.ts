import { POSITIONS, type Position } from '../rules/people/positions.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { abilitiesOf } from './abilities.ts';

const EVERYONE = [0, 1, 2, 3, 4, 5, 6];

/** The table of rules.md, People and rights, by the names that screens know its rights by. */
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
  manageDisplays: [1, 2, 3, 5],
  explore: EVERYONE,
  manageStoreViews: [1, 2, 3, 4, 5],
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
