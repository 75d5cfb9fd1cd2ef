import type { UpsBasis } from '../steps/basis.ts';
import { countOf, type Noun, noun, plus, type Steps, step } from '../steps/step.ts';
import type { UpCounter, UpCounters } from '../ups/upCounters.ts';

const COUNTED: Readonly<Record<UpCounter, { readonly name: string; readonly words: Noun }>> = {
  ups: { name: 'Ups', words: noun('up') },
  freshUps: { name: 'Fresh Ups', words: noun('up', ' of type Fresh Up') },
  appointments: { name: 'Appointments', words: noun('up', ' of type Appointment') },
  writeUps: { name: 'Write Ups', words: noun('up', ' with Write Up? set') },
  testDrives: { name: 'Test Drives', words: noun('up', ' with Test Drive? set') },
  sold: { name: 'Sold', words: noun('up', ' whose Sold is Yes') },
  turns: { name: 'Turns', words: noun('up', ' with Turned To set') },
};

/** What a counter of the up log counts (rules.md, Up log, Counters). */
export function upSteps(counters: UpCounters, filter: Omit<UpsBasis, 'kind'>): Steps {
  const { name, words } = COUNTED[filter.counter];
  return [step(name, 'count', [plus(countOf(counters[filter.counter], words, { kind: 'ups', ...filter }))])];
}
