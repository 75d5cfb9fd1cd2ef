import { z } from 'zod';
import { id, requiredChoice, text } from '../platform/input/fields.ts';
import { OUTCOMES } from '../rules/import/outcomes.ts';

const MUST_BE_LIMIT = 'must be a whole number from 1 to 100';
const MUST_BE_COUNT = 'must be a whole number of 1 or more';

export const runToStart = z.object({ id, expected: z.int(MUST_BE_COUNT).min(1, MUST_BE_COUNT) });

/** A page of the lines of an import. */
export const pageOfLines = z.object({
  id,
  outcome: requiredChoice(OUTCOMES)
    .nullish()
    .transform(value => value ?? undefined),
  offset: z.int('must be 0 or more').min(0, 'must be 0 or more'),
  limit: z.int(MUST_BE_LIMIT).min(1, MUST_BE_LIMIT).max(100, MUST_BE_LIMIT),
});
export type PageOfLines = z.output<typeof pageOfLines>;

export const MEANINGS = ['PERSON', 'NEW', 'NOBODY', 'OPEN'] as const;

const settledName = z
  .object({ name: text(200), as: requiredChoice(MEANINGS), employeeId: id.nullish() })
  .transform(({ name, as, employeeId }, context) => {
    if (as === 'OPEN') return { name, meaning: null };
    if (as !== 'PERSON') return { name, meaning: { as } };
    if (employeeId) return { name, meaning: { as, employeeId } };
    context.addIssue('must say which person');
    return z.NEVER;
  });

export const namesToSettle = z.object({
  id,
  names: z.array(settledName).min(1, 'must hold a name').max(1_000, 'must be at most 1,000'),
});
