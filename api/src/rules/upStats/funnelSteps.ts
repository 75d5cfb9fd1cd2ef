import { EVERY_DAY } from '../calendar/calendar.ts';
import type { HalfCents } from '../numbers/money.ts';
import { figureStep, percentSteps, type StepsOf } from '../steps/figureStep.ts';
import { moneyOf, over, plus, type Steps, TO_THE_CENT } from '../steps/step.ts';
import { type FunnelFigure, funnelFigures } from '../ups/funnelFigures.ts';
import type { ListedUps } from '../ups/linkedFigures.ts';
import { type UpsCounted, upSteps, upsAmount } from './upSteps.ts';

/** What is part of what (rules.md, Up log, "The funnel"). */
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

/** The counts that the funnel is made of. */
export type FunnelCount = Extract<FunnelFigure, ListedUps>;

/** Ups that are counted together, and the gross of their sold deals, each once. */
export type FunnelFacts = Readonly<Record<FunnelCount, number>> & { readonly gross: HalfCents };

/** How the figures of the funnel come about; null where there is nothing to divide by. */
export function funnelSteps(
  facts: FunnelFacts,
  ups: Omit<UpsCounted, 'counter'>,
): StepsOf<typeof funnelFigures> {
  const counted = (counter: FunnelCount) => upSteps(facts[counter], { ...ups, counter });
  const amount = (counter: FunnelCount) => upsAmount(facts[counter], { ...ups, counter });
  const rate = (name: RateName) => {
    const [part, whole] = RATES[name];
    return percentSteps(funnelFigures[name], amount(part), amount(whole));
  };
  return {
    ups: counted('ups'),
    testDrives: counted('testDrives'),
    testDriveRate: rate('testDriveRate'),
    writeUps: counted('writeUps'),
    writeUpRate: rate('writeUpRate'),
    sold: counted('sold'),
    soldRate: rate('soldRate'),
    closingRate: rate('closingRate'),
    turns: counted('turns'),
    turnRate: rate('turnRate'),
    firstVisits: counted('firstVisits'),
    firstVisitsSold: counted('firstVisitsSold'),
    firstVisitRate: rate('firstVisitRate'),
    beBacks: counted('beBacks'),
    beBacksSold: counted('beBacksSold'),
    beBackRate: rate('beBackRate'),
    soldByDeals: counted('soldByDeals'),
    soldInLogOnly: counted('soldInLogOnly'),
    soldInDealsOnly: counted('soldInDealsOnly'),
    grossPerUp: grossSteps(facts, ups),
  };
}

function grossSteps(facts: FunnelFacts, ups: Omit<UpsCounted, 'counter'>): Steps | null {
  if (facts.ups === 0) return null;
  const gross = moneyOf(facts.gross, 'front and back gross', {
    kind: 'deals',
    whose: {},
    days: EVERY_DAY,
    counts: 'totalGross',
    ofUps: { ...ups, counter: 'soldByDeals' },
  });
  const all = over(upsAmount(facts.ups, { ...ups, counter: 'ups' }));
  return [figureStep(funnelFigures.grossPerUp, [plus(gross), all], TO_THE_CENT)];
}

/** A rate of fewer ups tells little (up-log.md, Funnel). */
const FEW = 5;

const WHOLES = {
  ...Object.fromEntries(Object.entries(RATES).map(([name, [, whole]]) => [name, whole])),
  grossPerUp: 'ups',
} as Readonly<Record<RateName | 'grossPerUp', FunnelCount>>;

/** The rates that stand on fewer than five ups. */
export const ofFewUps = (facts: FunnelFacts): FunnelFigure[] =>
  (Object.keys(WHOLES) as (keyof typeof WHOLES)[]).filter(name => facts[WHOLES[name]] < FEW);
