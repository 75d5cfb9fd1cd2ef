import { z } from 'zod';
import { bodySchema, id, month, typedMoney } from '../../platform/input/fields.ts';
import { idResponse } from '../../platform/rest/responseFields.ts';
import { type Cents, toDollarText } from '../../rules/numbers/money.ts';
import type { WorkingDays } from '../../rules/settings/workingDays.ts';
import { vacationUnitsSchema, wholeDaysSchema } from './settings.input.ts';

/** Parses the body of `updatevacationunits`. */
export const vacationBody = bodySchema({ employee_id: id, month, unit_count: vacationUnitsSchema });

/** Parses the body of `updateworkingdayssettings`, which contains one figure or both figures. */
export const workingDaysBody = bodySchema({
  completed_working_days: wholeDaysSchema.optional(),
  total_working_days: wholeDaysSchema.optional(),
}).transform(body => ({ completed: body.completed_working_days, total: body.total_working_days }));

/** Parses the body of `updatemonthpottotal`. */
export const potBody = bodySchema({ monthPotTotal: typedMoney });

const unitsSchema = z.number().min(0).max(31);
const daysSchema = z.int().min(0).max(31);

/** The REST type "Vacation units" (rest.md). */
export const unitCountShape = z.object({ unit_count: unitsSchema });

export const vacationShape = z
  .object({ employee_id: idResponse, month: z.string(), unit_count: unitsSchema })
  .meta({ id: 'VacationUnits', description: 'An employee’s vacation units for a month (YYYY-MM).' });

/** The REST type "Working days settings". Both figures are 0 if they are not set. */
export const workingDaysShape = z
  .object({ completed_working_days: daysSchema, total_working_days: daysSchema })
  .meta({
    id: 'WorkingDays',
    description: 'The working days in the current month; both numbers are 0 if they are not set.',
  });

/** The REST type "Setting". */
export const potShape = z
  .object({ setting_key: z.literal('monthly_pot_total'), setting_value: z.string() })
  .meta({ id: 'Setting', description: 'The pot for the current month, as text with two decimals.' });

export const toRestWorkingDays = (days?: WorkingDays): z.output<typeof workingDaysShape> => ({
  completed_working_days: days?.completed ?? 0,
  total_working_days: days?.total ?? 0,
});

export const toRestPot = (total: Cents): z.output<typeof potShape> => ({
  setting_key: 'monthly_pot_total',
  setting_value: toDollarText(total),
});
