import { listPendingItems, type PendingItemFacts } from './pendingItems.ts';

const NOTHING: PendingItemFacts = {
  today: '2026-11-04',
  overwrittenGross: [],
  revertedImports: [],
  escalated: [],
  month: null,
};
const overwritten = {
  number: 1234,
  field: 'frontGross',
  by: 'Finn Delgado',
  at: new Date(),
  was: 150_000,
  is: -50,
} as const;

it('returns nothing when nothing is pending', () => {
  expect(listPendingItems(NOTHING)).toEqual([]);
});

it('returns all pending items in one list, each with its link', () => {
  const facts: PendingItemFacts = {
    ...NOTHING,
    overwrittenGross: [overwritten, { ...overwritten, field: 'backGross', is: null }],
    revertedImports: [{ id: 3, fileName: 'deals.csv', revertedBy: 'Ada Okafor' }],
    escalated: [{ comparisonId: 4, fileName: 'recap.csv', lineCount: 1200 }],
    month: { month: '2026-10', openDeals: 8 },
  };
  expect(listPendingItems(facts).map(({ says, to }) => `${says} ${to}`)).toEqual([
    '#1234: Finn Delgado changed your front gross from $1,500.00 to -$0.50 /changes?deal=1234&field=FRONT_GROSS&period=all',
    '#1234: Finn Delgado changed your back gross from $1,500.00 to blank /changes?deal=1234&field=BACK_GROSS&period=all',
    'Your import of deals.csv was undone by Ada Okafor /import?import=3',
    '1,200 rows assigned in recap.csv /compare?comparison=4&open=yes',
    'October isn’t closed yet · 8 deals with open items /closing',
  ]);
});

it('lists a month that is due for closing even when no deals have open items', () => {
  expect(listPendingItems({ ...NOTHING, month: { month: '2025-12', openDeals: 0 } })).toEqual([
    { says: 'December isn’t closed yet', to: '/closing' },
  ]);
});

it('lists up to three overwritten gross amounts separately, and more than three as one item', () => {
  expect(
    listPendingItems({ ...NOTHING, overwrittenGross: [overwritten, overwritten, overwritten] }),
  ).toHaveLength(3);
  expect(
    listPendingItems({ ...NOTHING, overwrittenGross: [overwritten, overwritten, overwritten, overwritten] }),
  ).toEqual([
    {
      says: '4 of your gross amounts were overwritten by other users',
      to: '/changes?kind=DEAL&period=custom&start=2026-10-28&end=2026-11-04',
    },
  ]);
});
