import { z } from 'zod';
import { id } from '../../input/fields.ts';

const MAX_UNITS = 100;
const MAX_PEOPLE = 100;
const UNITS_MESSAGE = `must be units by halves, from 0 to ${MAX_UNITS}`;

const unitsField = z
  .number(UNITS_MESSAGE)
  .min(0, UNITS_MESSAGE)
  .max(MAX_UNITS, UNITS_MESSAGE)
  .multipleOf(0.5, UNITS_MESSAGE);

/** What-if units of the race, each employee once (pot-of-gold.md, What if). */
export const supposedUnitsSchema = z.object({
  whatIf: z
    .array(z.object({ employeeId: id, new: unitsField, used: unitsField }))
    .max(MAX_PEOPLE, `must be of at most ${MAX_PEOPLE} people`)
    .refine(
      all => new Set(all.map(each => each.employeeId)).size === all.length,
      'must have each person once',
    ),
});
