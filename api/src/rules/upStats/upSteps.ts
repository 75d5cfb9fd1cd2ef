import type { UpsSource } from '../steps/basis.ts';
import { buildFigureStep } from '../steps/figureStep.ts';
import { type StepAmount, countAmount, type Noun, noun, plus, type CalculationSteps } from '../steps/step.ts';
import { type ListedUps, listedFigures } from '../ups/linkedFigures.ts';

const COUNTED_NOUNS: Readonly<Record<ListedUps, Noun>> = {
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

export type UpsFilter = Omit<UpsSource, 'kind'>;

/** Builds the amount of ups in a list. */
export const buildUpsAmount = (count: number, filter: UpsFilter): StepAmount =>
  countAmount(count, COUNTED_NOUNS[filter.counter], { kind: 'ups', ...filter });

/** Builds the steps of a count of ups (rules.md, Up log, Counters). */
export const buildUpSteps = (count: number, filter: UpsFilter): CalculationSteps => [
  buildFigureStep(listedFigures[filter.counter], [plus(buildUpsAmount(count, filter))]),
];
