import { z } from 'zod';
import { id } from '../input/fields.ts';
import { teamFilter } from '../uplogs/upStats.input.ts';

/** Whose credits or vacation units a number is of; nobody named is everyone. */
export const people = z
  .array(id)
  .max(500, 'must name at most 500 employees')
  .nullish()
  .transform(sent => sent ?? undefined);

/** A team by its number. */
export const team = teamFilter.nullish().transform(sent => sent ?? undefined);
