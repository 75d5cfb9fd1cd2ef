import { z } from 'zod';
import { id } from '../input/fields.ts';
import { teamFilter } from '../uplogs/upStats.input.ts';

/** Employees of a figure of credits or vacation units; all when absent. */
export const employeeIdsArgument = z
  .array(id)
  .max(500, 'must name at most 500 employees')
  .nullish()
  .transform(value => value ?? undefined);

/** Team by its id. */
export const teamArgument = teamFilter.nullish().transform(value => value ?? undefined);
