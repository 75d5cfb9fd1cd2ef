import { totalCpuRatio } from './figures.ts';
import type { MeasuredRequest } from './measure.ts';

/** A goal, the result of each request, and whether all results meet it. */
export interface BenchGoal {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly ratio: number; readonly isMet: boolean }[];
}

const VARIANT_LABELS = { uncached: 'after a change', cached: 'while nothing has changed' } as const;

/** Builds the goals for each request: its maximum cost as a multiple of the baseline's. */
export const buildRequestGoals = (measured: readonly MeasuredRequest[]): BenchGoal[] =>
  (['uncached', 'cached'] as const).map(variant => ({
    title: `CPU of the server and of PostgreSQL together for what a screen requests ${VARIANT_LABELS[variant]}, ÷ the baseline's`,
    lines: measured.flatMap(each => {
      const max = each.request.maxRatios?.[variant];
      if (max === undefined) return [];
      const ratio = totalCpuRatio(each, variant);
      return [{ name: `${each.request.name} (≤ ${max})`, ratio, isMet: ratio <= max }];
    }),
  }));

/** Maximum CPU time that the server may spend on notifying 200 screens of one change. */
const MAX_NOTIFICATION_MS = 5;

/** Builds the goal for notifying every open screen of one change. */
export function buildNotificationGoal(cpuMs: number): BenchGoal {
  const ratio = cpuMs / MAX_NOTIFICATION_MS;
  return {
    title: `A change costs the server at most ${MAX_NOTIFICATION_MS} ms of CPU for notifying 200 open screens`,
    lines: [{ name: `${cpuMs.toFixed(1)} ms`, ratio, isMet: ratio <= 1 }],
  };
}
