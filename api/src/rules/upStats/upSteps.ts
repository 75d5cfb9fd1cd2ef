import { ALL_DAYS } from '../calendar/calendar.ts';
import type { HalfCents } from '../numbers/money.ts';
import type { UpsSource } from '../steps/amountSource.ts';
import { buildFigureStep, buildPercentSteps, type FigureSteps } from '../steps/figureStep.ts';
import {
  type CalculationSteps,
  countAmount,
  dividedBy,
  moneyAmount,
  type Noun,
  noun,
  plus,
  ROUND_TO_CENT,
  type StepAmount,
} from '../steps/step.ts';
import { type FunnelFigure, funnelFigures } from '../ups/funnelFigures.ts';
import { type ListedUps, listedFigures } from '../ups/linkedFigures.ts';

const COUNTED_NOUNS: Readonly<Record<ListedUps, Noun>> = {
  ups: noun('up'),
  freshUps: noun('up', ' of type Fresh Up'),
  appointments: noun('up', ' of type Appointment'),
  writeUps: noun('up', ' with Write Up? checked'),
  testDrives: noun('up', ' with Test Drive? checked'),
  sold: noun('up', ' marked sold'),
  turns: noun('up', ' turned over to another salesperson'),
  firstVisits: noun('first visit'),
  firstVisitsSold: noun('first visit', ' marked sold'),
  beBacks: noun('be-back'),
  beBacksSold: noun('be-back', ' marked sold'),
  soldByDeals: noun('up', ' linked to a sold deal'),
  soldInLogOnly: noun('up', ' marked sold, not linked to a sold deal'),
  soldInDealsOnly: noun('up', ' linked to a sold deal, not marked sold'),
};

export type UpsFilter = Omit<UpsSource, 'kind'>;

/** Builds the amount of ups in a list. */
export const buildUpsAmount = (count: number, filter: UpsFilter): StepAmount =>
  countAmount(count, COUNTED_NOUNS[filter.counter], { kind: 'ups', ...filter });

/** Builds the steps of a count of ups (rules.md, Up log, Counters). */
export const buildUpSteps = (count: number, filter: UpsFilter): CalculationSteps => [
  buildFigureStep(listedFigures[filter.counter], [plus(buildUpsAmount(count, filter))]),
];

/** The dividend and the divisor of each rate (rules.md, Up log, "The funnel"). */
const RATES = {
  testDriveRate: ['testDrives', 'ups'],
  writeUpRate: ['writeUps', 'testDrives'],
  soldRate: ['sold', 'writeUps'],
  closingRate: ['sold', 'ups'],
  turnRate: ['turns', 'ups'],
  firstVisitRate: ['firstVisitsSold', 'firstVisits'],
  beBackRate: ['beBacksSold', 'beBacks'],
} as const satisfies Partial<Record<FunnelFigure, readonly [part: ListedUps, whole: ListedUps]>>;

type RateName = keyof typeof RATES;

/** The counts of the funnel. */
export type FunnelCount = Extract<FunnelFigure, ListedUps>;

/** The counts of a group of ups, and the gross of their sold deals. Each deal counts once. */
export type FunnelFacts = Readonly<Record<FunnelCount, number>> & { readonly gross: HalfCents };

/** Builds the calculation steps of the funnel's figures; null where the divisor is 0. */
export function buildFunnelSteps(
  facts: FunnelFacts,
  ups: Omit<UpsFilter, 'counter'>,
): FigureSteps<typeof funnelFigures> {
  const buildCountSteps = (counter: FunnelCount) => buildUpSteps(facts[counter], { ...ups, counter });
  const buildAmount = (counter: FunnelCount) => buildUpsAmount(facts[counter], { ...ups, counter });
  const buildRateSteps = (name: RateName) => {
    const [part, whole] = RATES[name];
    return buildPercentSteps(funnelFigures[name], buildAmount(part), buildAmount(whole));
  };
  return {
    ups: buildCountSteps('ups'),
    testDrives: buildCountSteps('testDrives'),
    testDriveRate: buildRateSteps('testDriveRate'),
    writeUps: buildCountSteps('writeUps'),
    writeUpRate: buildRateSteps('writeUpRate'),
    sold: buildCountSteps('sold'),
    soldRate: buildRateSteps('soldRate'),
    closingRate: buildRateSteps('closingRate'),
    turns: buildCountSteps('turns'),
    turnRate: buildRateSteps('turnRate'),
    firstVisits: buildCountSteps('firstVisits'),
    firstVisitsSold: buildCountSteps('firstVisitsSold'),
    firstVisitRate: buildRateSteps('firstVisitRate'),
    beBacks: buildCountSteps('beBacks'),
    beBacksSold: buildCountSteps('beBacksSold'),
    beBackRate: buildRateSteps('beBackRate'),
    soldByDeals: buildCountSteps('soldByDeals'),
    soldInLogOnly: buildCountSteps('soldInLogOnly'),
    soldInDealsOnly: buildCountSteps('soldInDealsOnly'),
    grossPerUp: buildGrossSteps(facts, ups),
  };
}

function buildGrossSteps(facts: FunnelFacts, ups: Omit<UpsFilter, 'counter'>): CalculationSteps | null {
  if (facts.ups === 0) return null;
  const gross = moneyAmount(facts.gross, 'front and back gross', {
    kind: 'deals',
    owner: {},
    days: ALL_DAYS,
    quantity: 'totalGross',
    ofUps: { ...ups, counter: 'soldByDeals' },
  });
  const dividedByAllUps = dividedBy(buildUpsAmount(facts.ups, { ...ups, counter: 'ups' }));
  return [buildFigureStep(funnelFigures.grossPerUp, [plus(gross), dividedByAllUps], ROUND_TO_CENT)];
}

/** The minimum number of ups for a rate. A rate of fewer ups is not meaningful (up-log.md, Funnel). */
const MIN_UPS_FOR_RATE = 5;

const WHOLE_BY_RATE = {
  ...Object.fromEntries(Object.entries(RATES).map(([name, [, whole]]) => [name, whole])),
  grossPerUp: 'ups',
} as Readonly<Record<RateName | 'grossPerUp', FunnelCount>>;

/** Lists the rates that are based on fewer than five ups. */
export const listRatesOfFewUps = (facts: FunnelFacts): FunnelFigure[] =>
  (Object.keys(WHOLE_BY_RATE) as (keyof typeof WHOLE_BY_RATE)[]).filter(
    name => facts[WHOLE_BY_RATE[name]] < MIN_UPS_FOR_RATE,
  );
