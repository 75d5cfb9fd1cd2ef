import { z } from 'zod';
import { bodySchema, id, month, typedMoney } from '../platform/input/fields.ts';
import { idResponse } from '../platform/rest/responseFields.ts';
import { type Cents, toDollarText } from '../rules/numbers/money.ts';
import type { WorkingDays } from '../rules/settings/workingDays.ts';
import { vacationUnits, wholeDays } from './settings.input.ts';

/** The body of `updatevacationunits`. */
export const vacationBody = bodySchema({ employee_id: id, month, unit_count: vacationUnits });

/** The body of `updateworkingdayssettings`: one figure, or both. */
export const workingDaysBody = bodySchema({
  completed_working_days: wholeDays.optional(),
  total_working_days: wholeDays.optional(),
}).transform(sent => ({ completed: sent.completed_working_days, total: sent.total_working_days }));

/** The body of `updatemonthpottotal`. */
export const potBody = bodySchema({ monthPotTotal: typedMoney });

const shownUnits = z.number().min(0).max(31);
const shownDays = z.int().min(0).max(31);

/** The REST shape "Vacation units". */
export const unitCountShape = z.object({ unit_count: shownUnits });

export const vacationShape = z
  .object({ employee_id: idResponse, month: z.string(), unit_count: shownUnits })
  .meta({ id: 'VacationUnits', description: 'The vacation units of an employee in a month (YYYY-MM).' });

/** The REST shape "Working days settings"; 0 and 0 when unset. */
export const workingDaysShape = z
  .object({ completed_working_days: shownDays, total_working_days: shownDays })
  .meta({ id: 'WorkingDays', description: 'The working days of the current month; 0 and 0 when unset.' });

/** The REST shape "Setting". */
export const potShape = z
  .object({ setting_key: z.literal('monthly_pot_total'), setting_value: z.string() })
  .meta({ id: 'Setting', description: 'The pot of the current month, as text with two decimals.' });

export const restWorkingDays = (days?: WorkingDays): z.output<typeof workingDaysShape> => ({
  completed_working_days: days?.completed ?? 0,
  total_working_days: days?.total ?? 0,
});

export const restPot = (total: Cents): z.output<typeof potShape> => ({
  setting_key: 'monthly_pot_total',
  setting_value: toDollarText(total),
});
