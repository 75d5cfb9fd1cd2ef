import { z } from 'zod';
import { id, optionalArguments } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { teamFilter } from '../../uplogs/upStats.input.ts';
import type { TrendChoice } from './trends.report.ts';
import type { TrendsArgs } from './trends.types.ts';

/** Of whom the trends are, at either door. */
export const trendFields = { teamId: teamFilter, employeeId: id };

const choice = z.object(optionalArguments(trendFields));

/** Of whom a call is about. @throws BAD_INPUT */
export const trendChoiceOf = (args: TrendsArgs): TrendChoice => parseInput(choice, args);
