import { z } from 'zod';
import { id } from '../../input/fields.ts';

const MOST_UNITS = 100;
const MOST_PEOPLE = 100;
const MUST_BE_UNITS = `must be units by halves, from 0 to ${MOST_UNITS}`;

const units = z
  .number(MUST_BE_UNITS)
  .min(0, MUST_BE_UNITS)
  .max(MOST_UNITS, MUST_BE_UNITS)
  .multipleOf(0.5, MUST_BE_UNITS);

/** What is supposed of the race: each person once (pot-of-gold.md, What if). */
export const supposedUnits = z.object({
  whatIf: z
    .array(z.object({ employeeId: id, new: units, used: units }))
    .max(MOST_PEOPLE, `must be of at most ${MOST_PEOPLE} people`)
    .refine(
      all => new Set(all.map(each => each.employeeId)).size === all.length,
      'must have each person once',
    ),
});
