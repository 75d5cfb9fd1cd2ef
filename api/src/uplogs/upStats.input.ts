import { z } from 'zod';
import { TEAMS, type TeamId } from '../rules/people/teams.ts';

const MUST_BE_TEAM = 'must be a team from 1 to 5';
const MUST_BE_LIMIT = 'must be a whole number from 1 to 1000';

/** A team by its number, also as the text of a query string. */
export const teamFilter = z
  .union([z.number(), z.string().regex(/^[1-9]$/, MUST_BE_TEAM)], MUST_BE_TEAM)
  .transform(Number)
  .refine(value => TEAMS.some(team => team.id === value), MUST_BE_TEAM)
  .transform(value => value as TeamId);

export const statsPage = z.object({
  offset: z.int().min(0, 'must be 0 or more'),
  limit: z.int().min(1, MUST_BE_LIMIT).max(1_000, MUST_BE_LIMIT),
});
