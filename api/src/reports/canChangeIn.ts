import type { Context } from '../context.ts';
import type { Month } from '../rules/calendar/calendar.ts';
import { closedMonth } from '../settings/closedMonth.query.ts';

/**
 * Returns whether the viewer can change a monthly setting in this month: not while the month is closed
 * (closing.md).
 * @param hasAbility whether the viewer can change the setting in open months
 */
export const canEditMonth = async (
  context: Pick<Context, 'database' | 'clock'>,
  month: Month,
  hasAbility: boolean,
): Promise<boolean> => hasAbility && (await closedMonth(context, month)) === undefined;
