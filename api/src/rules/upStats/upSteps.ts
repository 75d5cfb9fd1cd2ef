import type { UpsBasis } from '../steps/basis.ts';
import { figureStep } from '../steps/figureStep.ts';
import { type Amount, countOf, type Noun, noun, plus, type Steps } from '../steps/step.ts';
import { type ListedUps, listedFigures } from '../ups/linkedFigures.ts';

const COUNTED: Readonly<Record<ListedUps, Noun>> = {
  ups: noun('up'),
  freshUps: noun('up', ' of type Fresh Up'),
  appointments: noun('up', ' of type Appointment'),
  writeUps: noun('up', ' with Write Up? set'),
  testDrives: noun('up', ' with Test Drive? set'),
  sold: noun('up', ' whose Sold is Yes'),
  turns: noun('up', ' with Turned To set'),
  firstVisits: noun('first visit'),
  firstVisitsSold: noun('first visit', ' whose Sold is Yes'),
  beBacks: noun('be-back'),
  beBacksSold: noun('be-back', ' whose Sold is Yes'),
  soldByDeals: noun('up', ' whose deal is sold'),
  soldInLogOnly: noun('up', ' whose Sold is Yes, without a sold deal'),
  soldInDealsOnly: noun('up', ' whose deal is sold, and whose Sold is not Yes'),
};

export type UpsCounted = Omit<UpsBasis, 'kind'>;

/** How many ups there are of a list. */
export const upsAmount = (count: number, filter: UpsCounted): Amount =>
  countOf(count, COUNTED[filter.counter], { kind: 'ups', ...filter });

/** What a count of ups counts (rules.md, Up log, Counters). */
export const upSteps = (count: number, filter: UpsCounted): Steps => [
  figureStep(listedFigures[filter.counter], [plus(upsAmount(count, filter))]),
];
