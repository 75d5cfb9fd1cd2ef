import { z } from 'zod';
import { MAX_FOLLOW_UP_DAYS } from '../../rules/openItems/openItems.ts';
import { parseVacationUnits } from '../../rules/settings/vacation.ts';

const DAYS_MESSAGE = 'must be a whole number of days from 0 to 31';

/** Parses working days as people type them. An empty text means 0. */
export const wholeDaysSchema = z
  .union([z.null(), z.number(), z.string().regex(/^\d{0,2}$/, DAYS_MESSAGE)], DAYS_MESSAGE)
  .transform(Number)
  .refine(days => Number.isInteger(days) && days >= 0 && days <= 31, DAYS_MESSAGE);

const FOLLOW_UP_DAYS_MESSAGE = `must be a whole number of days from 0 to ${MAX_FOLLOW_UP_DAYS}`;
const followUpDaySchema = z
  .int(FOLLOW_UP_DAYS_MESSAGE)
  .min(0, FOLLOW_UP_DAYS_MESSAGE)
  .max(MAX_FOLLOW_UP_DAYS, FOLLOW_UP_DAYS_MESSAGE);

/** Parses the follow-up days. */
export const followUpDaysSchema = z.object({ confirm: followUpDaySchema, wait: followUpDaySchema });

const UNITS_MESSAGE = 'must be a number from 0 to 31 with at most two decimals';

/** Parses vacation units as people type them, to hundredths. An empty text means 0. */
export const vacationUnitsSchema = z
  .union(
    [z.null(), z.number(), z.string().regex(/^(\d{1,2}|\d{0,2}\.\d{1,2})?$/, UNITS_MESSAGE)],
    UNITS_MESSAGE,
  )
  .transform((input, context) => {
    const hundredths = parseVacationUnits(Number(input));
    if (hundredths !== undefined) return hundredths;
    context.addIssue(UNITS_MESSAGE);
    return z.NEVER;
  });
