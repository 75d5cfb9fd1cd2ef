import { z } from 'zod';
import { parseVacationUnits } from '../rules/settings/vacation.ts';
import { MAX_FOLLOW_UP_DAYS } from '../rules/openItems/openItems.ts';

const MUST_BE_DAYS = 'must be a whole number of days from 0 to 31';

/** Working days as people type them; empty is 0. */
export const wholeDays = z
  .union([z.null(), z.number(), z.string().regex(/^\d{0,2}$/, MUST_BE_DAYS)], MUST_BE_DAYS)
  .transform(Number)
  .refine(days => Number.isInteger(days) && days >= 0 && days <= 31, MUST_BE_DAYS);

const MUST_BE_TO_DO_DAYS = `must be a whole number of days from 0 to ${MAX_FOLLOW_UP_DAYS}`;
const toDoDay = z.int(MUST_BE_TO_DO_DAYS).min(0, MUST_BE_TO_DO_DAYS).max(MAX_FOLLOW_UP_DAYS, MUST_BE_TO_DO_DAYS);

/** The days of what is open. */
export const toDoDays = z.object({ confirm: toDoDay, wait: toDoDay });

const MUST_BE_UNITS = 'must be a number from 0 to 31 with at most two decimals';

/** Vacation units as people type them, in hundredths; empty is 0. */
export const vacationUnits = z
  .union(
    [z.null(), z.number(), z.string().regex(/^(\d{1,2}|\d{0,2}\.\d{1,2})?$/, MUST_BE_UNITS)],
    MUST_BE_UNITS,
  )
  .transform((typed, context) => {
    const hundredths = parseVacationUnits(Number(typed));
    if (hundredths !== undefined) return hundredths;
    context.addIssue(MUST_BE_UNITS);
    return z.NEVER;
  });
