import type { UpsBasis } from '../steps/basis.ts';
import { figureStep } from '../steps/figureStep.ts';
import { countOf, type Noun, noun, plus, type Steps } from '../steps/step.ts';
import type { UpCounter, UpCounters } from '../ups/upCounters.ts';
import { upFigures } from '../ups/upFigures.ts';

const COUNTED: Readonly<Record<UpCounter, Noun>> = {
  ups: noun('up'),
  freshUps: noun('up', ' of type Fresh Up'),
  appointments: noun('up', ' of type Appointment'),
  writeUps: noun('up', ' with Write Up? set'),
  testDrives: noun('up', ' with Test Drive? set'),
  sold: noun('up', ' whose Sold is Yes'),
  turns: noun('up', ' with Turned To set'),
};

/** What a counter of the up log counts (rules.md, Up log, Counters). */
export function upSteps(counters: UpCounters, filter: Omit<UpsBasis, 'kind'>): Steps {
  const { counter } = filter;
  const amount = countOf(counters[counter], COUNTED[counter], { kind: 'ups', ...filter });
  return [figureStep(upFigures[counter], [plus(amount)])];
}
