import { z } from 'zod';
import { id, requiredChoice, text } from '../../platform/input/fields.ts';
import { OUTCOMES } from '../../rules/import/outcomes.ts';

const LIMIT_MESSAGE = 'must be a whole number from 1 to 100';
const COUNT_MESSAGE = 'must be a whole number of 1 or more';

export const runImportSchema = z.object({ id, expected: z.int(COUNT_MESSAGE).min(1, COUNT_MESSAGE) });

/** Parses a page of the lines of an import. */
export const importLinePageSchema = z.object({
  id,
  outcome: requiredChoice(OUTCOMES)
    .nullish()
    .transform(value => value ?? undefined),
  offset: z.int('must be 0 or more').min(0, 'must be 0 or more'),
  limit: z.int(LIMIT_MESSAGE).min(1, LIMIT_MESSAGE).max(100, LIMIT_MESSAGE),
});
export type ImportLinePage = z.output<typeof importLinePageSchema>;

export const NAME_MEANINGS = ['PERSON', 'NEW', 'NOBODY', 'OPEN'] as const;

const nameMeaningSchema = z
  .object({ name: text(200), as: requiredChoice(NAME_MEANINGS), employeeId: id.nullish() })
  .transform(({ name, as, employeeId }, context) => {
    if (as === 'OPEN') return { name, meaning: null };
    if (as !== 'PERSON') return { name, meaning: { as } };
    if (employeeId) return { name, meaning: { as, employeeId } };
    context.addIssue('must include an employeeId if `as` is PERSON');
    return z.NEVER;
  });

export const setNameMeaningsSchema = z.object({
  id,
  names: z
    .array(nameMeaningSchema)
    .min(1, 'must contain at least one name')
    .max(1_000, 'must contain at most 1,000 names'),
});
