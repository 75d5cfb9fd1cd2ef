import { z } from 'zod';
import { flag } from '../input/fields.ts';
import { POSITIONS, type Position } from '../rules/people/positions.ts';
import { TEAMS, type TeamId } from '../rules/people/teams.ts';

const MUST_BE_POSITION = 'must be a position from 0 to 6';
const MUST_BE_TEAM = 'must be empty or a team from 1 to 5';

/** One digit, as a JSON number or as the text of a select or a query string. */
const digit = (sentence: string) =>
  z.union([z.number(), z.string().regex(/^\d$/, sentence)], sentence).transform(Number);

export const position = digit(MUST_BE_POSITION)
  .refine(value => POSITIONS.some(each => each.id === value), MUST_BE_POSITION)
  .transform(value => value as Position);

const noTeam = z.union([z.null(), z.literal('')]).transform(() => null);

const team = z
  .union([noTeam, z.number(), z.string().regex(/^\d$/, MUST_BE_TEAM).transform(Number)], MUST_BE_TEAM)
  .refine(value => value === null || TEAMS.some(each => each.id === value), MUST_BE_TEAM)
  .transform(value => value as TeamId | null);

/** What the Update button of the Managers page may send; a field that is not named stays as it is. */
export const employeeChange = z.object({
  position: position.optional(),
  team: team.optional(),
  isActive: flag.optional(),
});

export const employeeFields = { position, team, active: flag };

export type EmployeeChange = z.output<typeof employeeChange>;
