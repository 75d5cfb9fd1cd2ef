import { describedEnum } from '../../../describedEnum.ts';
import { PERIOD_DESCRIPTIONS } from '../groups.types.ts';
import type { UpGrouping } from './upTotals.query.ts';

export const UpGroupingEnum = describedEnum(
  'UpGrouping',
  'What ups can be grouped by. Times are of the day of the log.',
  {
    ...PERIOD_DESCRIPTIONS,
    TEAM: 'By the team of today of whose up it is; rows without a salesperson under nobody.',
    SALESPERSON: 'By whose up it is.',
    TURNED_TO: 'By who took the customer over; those who were not turned under nobody.',
    MANAGER: 'By the manager who went in; those without one under nobody.',
    WEEKDAY: 'By weekday, Monday first.',
    UP_TYPE: 'By type.',
    SOLD: 'By Sold; "?" is blank, which is not No.',
  } satisfies Record<UpGrouping, string>,
);
