import { registerEnumType } from 'type-graphql';
import { figureEnum } from '../figureTypes.ts';
import { upFigures } from '../rules/ups/upFigures.ts';
import type { UpSold, UpType } from '../rules/ups/upValues.ts';
import type { UpStatsSort } from './upStats.query.ts';

/** GraphQL names cannot hold a space; the values are those that people see and REST sends. */
export const UpTypeEnum = {
  FRESH_UP: 'Fresh Up',
  APPOINTMENT: 'Appointment',
  SERVICE_CUST: 'Service Cust',
  B_BACK: 'B-Back',
  TIMED_OUT: 'Timed Out',
  ON_TURN: 'On Turn',
  WITH_CUSTOMER: 'With Customer',
  BUY_BID: 'Buy Bid',
  CHASE: 'Chase',
  BDC_SPIN: 'BDC Spin',
} as const satisfies Record<string, UpType>;

export const UpSoldEnum = { NO: 'No', YES: 'Yes', OAC: 'OAC', ORD: 'ORD' } as const satisfies Record<
  string,
  UpSold
>;

export const UpStatsSortEnum = {
  DATE: 'DATE',
  SALESPERSON: 'SALESPERSON',
  TIME_UP: 'TIME_UP',
  UP_TYPE: 'UP_TYPE',
  TURNED_TO: 'TURNED_TO',
  CUSTOMER: 'CUSTOMER',
  BDC_UP: 'BDC_UP',
  TEST_DRIVE: 'TEST_DRIVE',
  WRITE_UP: 'WRITE_UP',
  SOLD: 'SOLD',
} as const satisfies Record<UpStatsSort, UpStatsSort>;

const shownAs = (word: string) => ({ description: `Shown as "${word}".` });

registerEnumType(UpTypeEnum, {
  name: 'UpType',
  description: 'The ten types of an up.',
  valuesConfig: {
    FRESH_UP: { description: 'Shown as "Fresh Up"; counted by Fresh Ups.' },
    APPOINTMENT: { description: 'Shown as "Appointment"; counted by Appointments.' },
    SERVICE_CUST: shownAs('Service Cust'),
    B_BACK: shownAs('B-Back'),
    TIMED_OUT: shownAs('Timed Out'),
    ON_TURN: shownAs('On Turn'),
    WITH_CUSTOMER: shownAs('With Customer'),
    BUY_BID: shownAs('Buy Bid'),
    CHASE: shownAs('Chase'),
    BDC_SPIN: shownAs('BDC Spin'),
  },
});

registerEnumType(UpSoldEnum, {
  name: 'UpSold',
  description: 'Whether an up bought; unset is shown as "?" and is not No.',
  valuesConfig: {
    NO: shownAs('No'),
    YES: { description: 'Shown as "Yes"; the only one that the Sold counter counts.' },
    OAC: shownAs('OAC'),
    ORD: shownAs('ORD'),
  },
});

registerEnumType(UpStatsSortEnum, {
  name: 'UpStatsSort',
  description: 'What the statistics are sorted by; ties by day, then place. People sort by name.',
  valuesConfig: {
    DATE: { description: 'By day, then the order of its log.' },
    SALESPERSON: { description: 'By the salesperson’s name; nobody last.' },
    TIME_UP: { description: 'By time of day; unset last.' },
    UP_TYPE: { description: 'By type; unset last.' },
    TURNED_TO: { description: 'By the name of whom the customer was turned to; nobody last.' },
    CUSTOMER: { description: 'By customer, in any case; blank last.' },
    BDC_UP: { description: 'By BDC Up?.' },
    TEST_DRIVE: { description: 'By Test Drive?.' },
    WRITE_UP: { description: 'By Write Up?.' },
    SOLD: { description: 'By Sold?; unset last.' },
  },
});

export const UpCounterEnum = figureEnum(
  'UpCounter',
  'The counters of ups (rules.md, Up log, "Counters").',
  upFigures,
);
