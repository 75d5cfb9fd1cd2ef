import { z } from 'zod';
import { id, requiredChoice, optionalArguments, parseDayRange } from '../platform/input/fields.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import { pageFields } from '../platform/graphql/paging.ts';
import { TEAMS, type TeamId } from '../rules/people/teams.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/ups/upValues.ts';
import type { UpFilter } from './upStats.query.ts';
import type { UpFilterArgs } from './upStats.types.ts';

const MUST_BE_TEAM = 'must be a team from 1 to 5';

/** Parses a team id, also from the text of a query string. */
export const teamFilter = z
  .union([z.number(), z.string().regex(/^[1-9]$/, MUST_BE_TEAM)], MUST_BE_TEAM)
  .transform(Number)
  .refine(value => TEAMS.some(team => team.id === value), MUST_BE_TEAM)
  .transform(value => value as TeamId);

export const statsPageInput = z.object(pageFields);

/** Accepted values of the filters for ups, in GraphQL and REST. */
export const upFilterFields = {
  employeeId: id,
  teamId: teamFilter,
  upType: requiredChoice(UP_TYPES),
  sold: requiredChoice(UP_SOLD_VALUES),
};

const upFilterInput = z.object(optionalArguments(upFilterFields));

/**
 * Parses the filter for ups of a call.
 * @throws BAD_INPUT
 */
export const toUpFilter = (args: UpFilterArgs): UpFilter => ({
  days: parseDayRange(args.start, args.end),
  ...parseInput(upFilterInput, args),
});
