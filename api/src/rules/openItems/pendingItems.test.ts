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
    '#1234: your front gross $1,500.00 → -$0.50 by Finn Delgado /changes?deal=1234&field=FRONT_GROSS&period=all',
    '#1234: your back gross $1,500.00 → – by Finn Delgado /changes?deal=1234&field=BACK_GROSS&period=all',
    'Your import of deals.csv was undone by Ada Okafor /import?import=3',
    '1,200 handed on in recap.csv /compare?comparison=4&open=yes',
    'October waits to be closed, 8 open /closing',
  ]);
});

it('lists a month that is due for closing even when no deals have open items', () => {
  expect(listPendingItems({ ...NOTHING, month: { month: '2025-12', openDeals: 0 } })).toEqual([
    { says: 'December waits to be closed', to: '/closing' },
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
      says: 'Others typed over your gross 4 times',
      to: '/changes?kind=DEAL&period=custom&start=2026-10-28&end=2026-11-04',
    },
  ]);
});
