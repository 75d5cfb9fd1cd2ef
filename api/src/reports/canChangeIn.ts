import type { Context } from '../context.ts';
import type { Month } from '../rules/calendar/calendar.ts';
import { closedMonth } from '../settings/closedMonth.query.ts';

/** Whether a viewer who may change a setting of months can change that of this one: not while it is closed (closing.md). */
export const canChangeIn = async (
  context: Pick<Context, 'database' | 'clock'>,
  month: Month,
  mayChange: boolean,
): Promise<boolean> => mayChange && (await closedMonth(context, month)) === undefined;
