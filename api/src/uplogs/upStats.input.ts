import { z } from 'zod';
import { id, requiredChoice, optionalArguments, parseDayRange } from '../platform/input/fields.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { pageFields } from '../platform/graphql/paging.ts';
import { TEAMS, type TeamId } from '../rules/people/teams.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/ups/upValues.ts';
import type { UpFilter } from './upStats.query.ts';
import type { UpFilterArgs } from './upStats.types.ts';

const MUST_BE_TEAM = 'must be a team from 1 to 5';

/** A team by its number, also as the text of a query string. */
export const teamFilter = z
  .union([z.number(), z.string().regex(/^[1-9]$/, MUST_BE_TEAM)], MUST_BE_TEAM)
  .transform(Number)
  .refine(value => TEAMS.some(team => team.id === value), MUST_BE_TEAM)
  .transform(value => value as TeamId);

export const statsPage = z.object(pageFields);

/** What the filters of ups accept, at either door. */
export const upFilterFields = {
  employeeId: id,
  teamId: teamFilter,
  upType: requiredChoice(UP_TYPES),
  sold: requiredChoice(UP_SOLD_VALUES),
};

const upFilter = z.object(optionalArguments(upFilterFields));

/** Which ups a call is about. @throws BAD_INPUT */
export const upFilterOf = (args: UpFilterArgs): UpFilter => ({
  days: parseDayRange(args.start, args.end),
  ...parseInput(upFilter, args),
});
