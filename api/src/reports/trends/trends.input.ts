import { z } from 'zod';
import { id } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { teamFilter } from '../../uplogs/upStats.input.ts';
import type { TrendChoice } from './trends.report.ts';
import type { TrendsArgs } from './trends.types.ts';

const whose = z.object({ teamId: teamFilter.nullish(), employeeId: id.nullish() });

/** Of whom a call is about. @throws BAD_INPUT */
export function trendChoiceOf(args: TrendsArgs): TrendChoice {
  const { teamId, employeeId } = parseInput(whose, args);
  return { teamId: teamId ?? undefined, employeeId: employeeId ?? undefined };
}
