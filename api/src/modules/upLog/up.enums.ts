import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { upFigures } from '../../rules/ups/upFigures.ts';
import type { UpSold, UpType } from '../../rules/ups/upValues.ts';
import type { UpStatsSort } from './loggedUps.query.ts';

const describeAs = (word: string) => `Shown as "${word}".`;

/** GraphQL names cannot contain a space. The values are the texts that people see and that REST sends. */
export const UpTypeEnum = defineEnum('UpType', 'The ten types of an up.', {
  FRESH_UP: ['Fresh Up', 'Shown as "Fresh Up"; counted by Fresh Ups.'],
  APPOINTMENT: ['Appointment', 'Shown as "Appointment"; counted by Appointments.'],
  SERVICE_CUST: ['Service Cust', describeAs('Service Cust')],
  B_BACK: ['B-Back', describeAs('B-Back')],
  TIMED_OUT: ['Timed Out', describeAs('Timed Out')],
  ON_TURN: ['On Turn', describeAs('On Turn')],
  WITH_CUSTOMER: ['With Customer', describeAs('With Customer')],
  BUY_BID: ['Buy Bid', describeAs('Buy Bid')],
  CHASE: ['Chase', describeAs('Chase')],
  BDC_SPIN: ['BDC Spin', describeAs('BDC Spin')],
} satisfies Record<string, readonly [UpType, string]>);

export const UpSoldEnum = defineEnum('UpSold', 'Whether an up bought; unset is shown as "?" and is not No.', {
  NO: ['No', describeAs('No')],
  YES: ['Yes', 'Shown as "Yes"; the only one that the Sold counter counts.'],
  OAC: ['OAC', describeAs('OAC')],
  ORD: ['ORD', describeAs('ORD')],
} satisfies Record<string, readonly [UpSold, string]>);

export const UpStatsSortEnum = defineEnum(
  'UpStatsSort',
  'What the statistics are sorted by; ties by day, then place. People sort by name.',
  {
    DATE: 'By day, then the order of its log.',
    SALESPERSON: 'By the salesperson’s name; nobody last.',
    TIME_UP: 'By time of day; unset last.',
    UP_TYPE: 'By type; unset last.',
    TURNED_TO: 'By the name of whom the customer was turned to; nobody last.',
    CUSTOMER: 'By customer, in any case; blank last.',
    BDC_UP: 'By BDC Up?.',
    TEST_DRIVE: 'By Test Drive?.',
    WRITE_UP: 'By Write Up?.',
    SOLD: 'By Sold?; unset last.',
  } satisfies Record<UpStatsSort, string>,
);

export const UpCounterEnum = defineFigureEnum(
  'UpCounter',
  'The counters of ups (rules.md, Up log, "Counters").',
  upFigures,
);
