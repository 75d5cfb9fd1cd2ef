import { toFigureAmounts } from '../steps/figureStep.ts';
import { getFigures } from '../steps/step.ts';
import { formatStep } from '../steps/stepText.ts';
import { funnelFigures } from '../ups/funnelFigures.ts';
import { buildFunnelSteps, type FunnelFacts, listRatesOfFewUps } from './upSteps.ts';

const NO_UPS: FunnelFacts = {
  ups: 0,
  testDrives: 0,
  writeUps: 0,
  turns: 0,
  sold: 0,
  firstVisits: 0,
  firstVisitsSold: 0,
  beBacks: 0,
  beBacksSold: 0,
  soldByDeals: 0,
  soldInLogOnly: 0,
  soldInDealsOnly: 0,
  gross: 0,
};

const ups = { days: { start: '2026-06-01', end: '2026-06-30' } } as const;
const buildSteps = (facts: Partial<FunnelFacts>) => buildFunnelSteps({ ...NO_UPS, ...facts }, ups);
const figures = (facts: Partial<FunnelFacts>) => getFigures(buildSteps(facts));

it('returns counts of 0, and null for rates and gross, when there are no ups', () => {
  const { ups: count, sold, ...others } = figures({});
  expect([count, sold]).toEqual([0, 0]);
  const rates = Object.entries(others).filter(([name]) => /Rate$|PerUp$/.test(name));
  expect(rates).toHaveLength(8);
  expect(rates.map(([, rate]) => rate)).toEqual(rates.map(() => null));
});

it('divides each stage of the funnel by the previous stage for any combination of flags, even when the rate exceeds 100 percent', () => {
  expect(figures({ ups: 8, testDrives: 3, writeUps: 6, turns: 1, sold: 4 })).toMatchObject({
    testDriveRate: 37.5,
    writeUpRate: 200,
    soldRate: 66.67, // 4 ÷ 6
    closingRate: 50,
    turnRate: 12.5, // 1 ÷ 8
  });
  // Without test drives, the rate of write ups is null. The other rates are not affected.
  expect(figures({ ups: 2, writeUps: 1, sold: 1 })).toMatchObject({
    testDriveRate: 0,
    writeUpRate: null,
    soldRate: 100,
    closingRate: 50,
    turnRate: 0,
  });
});

it.each([
  [1, 800, 0.13], // 0.125 rounds half up.
  [1, 3, 33.33],
  [2, 3, 66.67],
  [799, 800, 99.88], // 99.875
  [0, 7, 0],
  [7, 7, 100],
])('returns, for %d ups with %d sold, a closing rate of %d %%', (sold, all, rate) => {
  expect(figures({ ups: all, sold }).closingRate).toBe(rate);
});

it('divides sold ups by ups with a write up, and turned ups by all ups', () => {
  const { soldRate, turnRate } = buildSteps({ ups: 40, writeUps: 24, turns: 19, sold: 24 });
  expect(soldRate?.map(step => formatStep(step))).toEqual([
    'Sold %: 24 ups marked sold ÷ 24 ups with Write Up? checked × 100 = 100.00%',
  ]);
  expect(turnRate?.map(step => formatStep(step))).toEqual([
    'Turn %: 19 ups turned over to another salesperson ÷ 40 ups × 100 = 47.50%',
  ]);
});

it('calculates separate closing rates for first visits and be-backs', () => {
  const counts = { ups: 7, sold: 3, firstVisits: 4, firstVisitsSold: 1, beBacks: 2, beBacksSold: 2 };
  expect(figures(counts)).toMatchObject({ firstVisitRate: 25, beBackRate: 100 });
});

it.each([
  [100_000, 2, 250, 25_000], // 500 dollars on two ups
  [-100, 8, -0.06, -6], // -0.0625
  [1, 1, 0.01, 1], // half a cent, away from zero
  [0, 3, 0, 0],
])('divides a gross of %d half cents by %d ups into %d dollars an up', (gross, count, dollars, cents) => {
  const steps = buildSteps({ ups: count, gross });
  expect(getFigures(steps).grossPerUp).toBe(dollars);
  expect(toFigureAmounts(funnelFigures, steps).grossPerUp).toBe(cents);
});

it('explains the calculation with the ups that match the filter', () => {
  const { closingRate, grossPerUp, beBacks } = buildSteps({ ups: 3, sold: 1, gross: 20_001, beBacks: 1 });
  expect(closingRate?.map(step => formatStep(step))).toEqual([
    'Closing rate: 1 up marked sold ÷ 3 ups × 100 = 33.33%',
  ]);
  expect(grossPerUp?.map(step => formatStep(step))).toEqual([
    'Gross per up: $100.01 front and back gross ÷ 3 ups = $33.34',
  ]);
  expect(beBacks[0].terms[0]?.amount.source).toEqual({ kind: 'ups', ...ups, counter: 'beBacks' });
});

it('lists the rates that are based on fewer than five ups', () => {
  const all = ['beBackRate', 'closingRate', 'firstVisitRate', 'grossPerUp', 'soldRate', 'testDriveRate'];
  expect(listRatesOfFewUps(NO_UPS).sort()).toEqual([...all, 'turnRate', 'writeUpRate']);
  expect(
    listRatesOfFewUps({ ...NO_UPS, ups: 5, testDrives: 4, writeUps: 9, turns: 5, firstVisits: 5 }).sort(),
  ).toEqual(['beBackRate', 'writeUpRate']);
});
