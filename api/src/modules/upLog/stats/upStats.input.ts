import { z } from 'zod';
import { pageFields } from '../../../platform/graphql/paging.ts';
import {
  id,
  optionalArguments,
  parseDayRange,
  requiredChoice,
  text,
} from '../../../platform/input/fields.ts';
import { parseInput } from '../../../platform/input/parseInput.ts';
import { TEAMS, type TeamId } from '../../../rules/people/teams.ts';
import { FUNNEL_GROUPINGS } from '../../../rules/ups/funnelFigures.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../../rules/ups/upValues.ts';
import type { UpFilter } from '../loggedUps.query.ts';
import type { GroupedUpsArgs, UpFilterArgs } from './upStats.types.ts';

const MUST_BE_TEAM = 'must be a team from 1 to 5';

/** Parses a team id, also from the text of a query string. */
export const teamFilterSchema = z
  .union([z.number(), z.string().regex(/^[1-9]$/, MUST_BE_TEAM)], MUST_BE_TEAM)
  .transform(Number)
  .refine(value => TEAMS.some(team => team.id === value), MUST_BE_TEAM)
  .transform(value => value as TeamId);

export const statsPageSchema = z.object(pageFields);

/** Accepted values of the filters for ups, in GraphQL and REST. */
export const upFilterFields = {
  employeeId: id,
  teamId: teamFilterSchema,
  upType: requiredChoice(UP_TYPES),
  sold: requiredChoice(UP_SOLD_VALUES),
};

const upFilterSchema = z.object(optionalArguments(upFilterFields));

/**
 * Parses the filter for ups in the arguments of a call.
 * @throws BAD_INPUT
 */
export const toUpFilter = (args: UpFilterArgs): UpFilter => ({
  days: parseDayRange(args.start, args.end),
  ...parseInput(upFilterSchema, args),
});

/** Parses the key of a group. The longest key is an up type, which has at most 40 characters. */
export const groupKeySchema = text(40);

const groupSchema = z.object({
  ofGroup: z
    .object({ by: z.enum(FUNNEL_GROUPINGS), key: groupKeySchema.nullish().transform(value => value ?? null) })
    .nullish()
    .transform(value => value ?? undefined),
});

/**
 * Parses the filter for ups, which may be limited to one group.
 * @throws BAD_INPUT
 */
export const toGroupedUpFilter = (args: GroupedUpsArgs): UpFilter => ({
  ...toUpFilter(args),
  ...parseInput(groupSchema, args),
});
