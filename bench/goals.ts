import { allCpuRatio } from './figures.ts';
import type { Measured } from './measure.ts';

/** A goal, the result of each question, and whether all meet it. */
export interface Goal {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly ratio: number; readonly isMet: boolean }[];
}

const WHEN = { anew: 'after a change', again: 'while nothing has changed' } as const;

/** What each question may cost, as a multiple of the floor's. */
export const questionGoals = (measured: readonly Measured[]): Goal[] =>
  (['anew', 'again'] as const).map(way => ({
    title: `CPU of the server and of PostgreSQL together for what a screen requests ${WHEN[way]}, ÷ the floor's`,
    lines: measured.flatMap(each => {
      const max = each.question.most?.[way];
      if (max === undefined) return [];
      const ratio = allCpuRatio(each, way);
      return [{ name: `${each.question.name} (≤ ${max})`, ratio, isMet: ratio <= max }];
    }),
  }));

/** The most CPU milliseconds that the server may spend on notifying 200 screens of one change. */
const MAX_NOTICE_MS = 5;

/** The notices of one change to every open screen. */
export function noticeGoal(cpuMs: number): Goal {
  const ratio = cpuMs / MAX_NOTICE_MS;
  return {
    title: `A change costs the server at most ${MAX_NOTICE_MS} ms of CPU for notifying 200 open screens`,
    lines: [{ name: `${cpuMs.toFixed(1)} ms`, ratio, isMet: ratio <= 1 }],
  };
}
