import { type WaitingFacts, waitingList } from './waiting.ts';

const NOTHING: WaitingFacts = {
  today: '2026-11-04',
  typedOver: [],
  undoneImports: [],
  handedOn: [],
  month: null,
};
const over = {
  number: 1234,
  field: 'frontGross',
  by: 'Finn Delgado',
  at: new Date(),
  was: 150_000,
  is: -50,
} as const;

it('nothing is said where nothing waits', () => {
  expect(waitingList(NOTHING)).toEqual([]);
});

it('is one list, each line with its way', () => {
  const facts: WaitingFacts = {
    ...NOTHING,
    typedOver: [over, { ...over, field: 'backGross', is: null }],
    undoneImports: [{ id: 3, fileName: 'deals.csv', undoneBy: 'Ada Okafor' }],
    handedOn: [{ comparisonId: 4, fileName: 'recap.csv', lineCount: 1200 }],
    month: { month: '2026-10', openDeals: 8 },
  };
  expect(waitingList(facts).map(({ says, to }) => `${says} ${to}`)).toEqual([
    '#1234: your front gross $1,500.00 → -$0.50 by Finn Delgado /changes?deal=1234&field=FRONT_GROSS&period=all',
    '#1234: your back gross $1,500.00 → – by Finn Delgado /changes?deal=1234&field=BACK_GROSS&period=all',
    'Your import of deals.csv was undone by Ada Okafor /import?import=3',
    '1,200 handed on in recap.csv /compare?comparison=4&open=yes',
    'October waits to be closed, 8 open /closing',
  ]);
});

it('a month without anything open waits, too', () => {
  expect(waitingList({ ...NOTHING, month: { month: '2025-12', openDeals: 0 } })).toEqual([
    { says: 'December waits to be closed', to: '/closing' },
  ]);
});

it('three of one’s gross are told apart, four are one line', () => {
  expect(waitingList({ ...NOTHING, typedOver: [over, over, over] })).toHaveLength(3);
  expect(waitingList({ ...NOTHING, typedOver: [over, over, over, over] })).toEqual([
    {
      says: 'Others typed over your gross 4 times',
      to: '/changes?kind=DEAL&period=custom&start=2026-10-28&end=2026-11-04',
    },
  ]);
});
