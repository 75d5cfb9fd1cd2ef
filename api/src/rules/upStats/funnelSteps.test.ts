import { amountsOf } from '../steps/figureStep.ts';
import { figuresOf } from '../steps/step.ts';
import { stepText } from '../steps/stepText.ts';
import { funnelFigures } from '../ups/funnelFigures.ts';
import { type FunnelFacts, funnelSteps, ofFewUps } from './funnelSteps.ts';

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
const stepsOf = (facts: Partial<FunnelFacts>) => funnelSteps({ ...NO_UPS, ...facts }, ups);
const figures = (facts: Partial<FunnelFacts>) => figuresOf(stepsOf(facts));

it('without ups the counts are 0, and there are no rates and no gross', () => {
  const { ups: count, sold, ...others } = figures({});
  expect([count, sold]).toEqual([0, 0]);
  const rates = Object.entries(others).filter(([name]) => /Rate$|PerUp$/.test(name));
  expect(rates).toHaveLength(8);
  expect(rates.map(([, rate]) => rate)).toEqual(rates.map(() => null));
});

it('a rate is a stage for the stage before, whatever the flags before it, and may exceed 100', () => {
  expect(figures({ ups: 8, testDrives: 3, writeUps: 6, turns: 1, sold: 4 })).toMatchObject({
    testDriveRate: 37.5,
    writeUpRate: 200,
    soldRate: 66.67, // 4 ÷ 6
    closingRate: 50,
    turnRate: 12.5, // 1 ÷ 8
  });
  // Nobody drove: that there are write ups has no rate, and the others stay.
  expect(figures({ ups: 2, writeUps: 1, sold: 1 })).toMatchObject({
    testDriveRate: 0,
    writeUpRate: null,
    soldRate: 100,
    closingRate: 50,
    turnRate: 0,
  });
});

it.each([
  [1, 800, 0.13], // 0.125: halves up
  [1, 3, 33.33],
  [2, 3, 66.67],
  [799, 800, 99.88], // 99.875
  [0, 7, 0],
  [7, 7, 100],
])('%d of %d sold close at %d %%', (sold, all, rate) => {
  expect(figures({ ups: all, sold }).closingRate).toBe(rate);
});

it('takes the sold of the write ups, and the turns of all ups', () => {
  const { soldRate, turnRate } = stepsOf({ ups: 40, writeUps: 24, turns: 19, sold: 24 });
  expect(soldRate?.map(step => stepText(step))).toEqual([
    'Sold %: 24 ups whose Sold is Yes ÷ 24 ups with Write Up? set × 100 = 100.00%',
  ]);
  expect(turnRate?.map(step => stepText(step))).toEqual([
    'Turn %: 19 ups with Turned To set ÷ 40 ups × 100 = 47.50%',
  ]);
});

it('first visits and be-backs close for themselves', () => {
  const of = { ups: 7, sold: 3, firstVisits: 4, firstVisitsSold: 1, beBacks: 2, beBacksSold: 2 };
  expect(figures(of)).toMatchObject({ firstVisitRate: 25, beBackRate: 100 });
});

it.each([
  [100_000, 2, 250, 25_000], // 500 dollars on two ups
  [-100, 8, -0.06, -6], // -0.0625
  [1, 1, 0.01, 1], // half a cent, away from zero
  [0, 3, 0, 0],
])('%d half cents on %d ups are %d dollars each', (gross, count, dollars, cents) => {
  const steps = stepsOf({ ups: count, gross });
  expect(figuresOf(steps).grossPerUp).toBe(dollars);
  expect(amountsOf(funnelFigures, steps).grossPerUp).toBe(cents);
});

it('tells its sum in words, over the ups of the filter', () => {
  const { closingRate, grossPerUp, beBacks } = stepsOf({ ups: 3, sold: 1, gross: 20_001, beBacks: 1 });
  expect(closingRate?.map(step => stepText(step))).toEqual([
    'Closing rate: 1 up whose Sold is Yes ÷ 3 ups × 100 = 33.33%',
  ]);
  expect(grossPerUp?.map(step => stepText(step))).toEqual([
    'Gross an up: $100.01 front and back gross ÷ 3 ups = $33.34',
  ]);
  expect(beBacks[0].terms[0]?.amount.basis).toEqual({ kind: 'ups', ...ups, counter: 'beBacks' });
});

it('names the rates of fewer than five ups', () => {
  const all = ['beBackRate', 'closingRate', 'firstVisitRate', 'grossPerUp', 'soldRate', 'testDriveRate'];
  expect(ofFewUps(NO_UPS).sort()).toEqual([...all, 'turnRate', 'writeUpRate']);
  expect(
    ofFewUps({ ...NO_UPS, ups: 5, testDrives: 4, writeUps: 9, turns: 5, firstVisits: 5 }).sort(),
  ).toEqual(['beBackRate', 'writeUpRate']);
});
