import { z } from 'zod';
import { id } from '../input/fields.ts';

/** Whose credits or vacation units a number is of; nobody named is everyone. */
export const people = z
  .array(id)
  .max(500, 'must name at most 500 employees')
  .nullish()
  .transform(sent => sent ?? undefined);
