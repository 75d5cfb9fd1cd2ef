import { registerEnumType } from 'type-graphql';
import { DESCRIBED_PERIODS, PERIODS } from '../groups.types.ts';
import type { UpGrouping } from './upTotals.query.ts';

export const UpGroupingEnum = {
  ...PERIODS,
  TEAM: 'TEAM',
  SALESPERSON: 'SALESPERSON',
  TURNED_TO: 'TURNED_TO',
  UP_TYPE: 'UP_TYPE',
  SOLD: 'SOLD',
} as const satisfies Record<UpGrouping, UpGrouping>;

registerEnumType(UpGroupingEnum, {
  name: 'UpGrouping',
  description: 'What ups can be grouped by. Times are of the day of the log.',
  valuesConfig: {
    ...DESCRIBED_PERIODS,
    TEAM: { description: 'By the team of today of whose up it is; rows without a salesperson under nobody.' },
    SALESPERSON: { description: 'By whose up it is.' },
    TURNED_TO: { description: 'By who took the customer over; those who were not turned under nobody.' },
    UP_TYPE: { description: 'By type.' },
    SOLD: { description: 'By Sold; "?" is blank, which is not No.' },
  },
});
