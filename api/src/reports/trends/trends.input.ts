import { z } from 'zod';
import { id, optionalArguments } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { teamFilter } from '../../uplogs/upStats.input.ts';
import type { TrendSubject } from './trends.report.ts';
import type { TrendsArgs } from './trends.types.ts';

/** Accepted values of the subject of trends in GraphQL and REST. */
export const trendSubjectFields = { teamId: teamFilter, employeeId: id };

const subjectSchema = z.object(optionalArguments(trendSubjectFields));

/**
 * Parses the team or employee of the trends.
 * @throws BAD_INPUT
 */
export const parseTrendSubject = (args: TrendsArgs): TrendSubject => parseInput(subjectSchema, args);
