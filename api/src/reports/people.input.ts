import { z } from 'zod';
import { id } from '../input/fields.ts';
import { TEAMS, type TeamId } from '../rules/people/teams.ts';

/** Whose credits or vacation units a number is of; nobody named is everyone. */
export const people = z
  .array(id)
  .max(500, 'must name at most 500 employees')
  .nullish()
  .transform(sent => sent ?? undefined);

/** A team by its number. */
export const team = z
  .number()
  .refine(sent => TEAMS.some(each => each.id === sent), 'must be a team from 1 to 5')
  .transform(sent => sent as TeamId)
  .nullish();
