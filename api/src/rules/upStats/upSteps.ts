import type { UpsBasis } from '../steps/basis.ts';
import { countOf, plus, type Steps, step } from '../steps/step.ts';
import type { UpCounter, UpCounters } from '../ups/upCounters.ts';

const COUNTED: Readonly<Record<UpCounter, { readonly name: string; readonly words: string }>> = {
  ups: { name: 'Ups', words: 'ups' },
  freshUps: { name: 'Fresh Ups', words: 'ups of type Fresh Up' },
  appointments: { name: 'Appointments', words: 'ups of type Appointment' },
  writeUps: { name: 'Write Ups', words: 'ups with Write Up? set' },
  testDrives: { name: 'Test Drives', words: 'ups with Test Drive? set' },
  sold: { name: 'Sold', words: 'ups whose Sold is Yes' },
  turns: { name: 'Turns', words: 'ups with Turned To set' },
};

/** What a counter of the up log counts (rules.md, Up log, Counters). */
export function upSteps(counters: UpCounters, filter: Omit<UpsBasis, 'kind'>): Steps {
  const { name, words } = COUNTED[filter.counter];
  return [step(name, 'count', [plus(countOf(counters[filter.counter], words, { kind: 'ups', ...filter }))])];
}
