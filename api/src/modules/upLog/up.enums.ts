import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import { defineFigureEnum } from '../../platform/graphql/figureTypes.ts';
import { upFigures } from '../../rules/ups/upFigures.ts';
import type { UpSold, UpType } from '../../rules/ups/upValues.ts';
import type { UpStatsSort } from './loggedUps.query.ts';

const describeAs = (word: string) => `Shown as "${word}".`;

/** GraphQL names cannot contain a space. The values are the texts that people see and that REST sends. */
export const UpTypeEnum = defineEnum('UpType', 'One of the ten types of ups.', {
  FRESH_UP: ['Fresh Up', 'Shown as "Fresh Up". Counts toward Fresh Ups.'],
  APPOINTMENT: ['Appointment', 'Shown as "Appointment". Counts toward Appointments.'],
  SERVICE_CUST: ['Service Cust', describeAs('Service Cust')],
  B_BACK: ['B-Back', describeAs('B-Back')],
  TIMED_OUT: ['Timed Out', describeAs('Timed Out')],
  ON_TURN: ['On Turn', describeAs('On Turn')],
  WITH_CUSTOMER: ['With Customer', describeAs('With Customer')],
  BUY_BID: ['Buy Bid', describeAs('Buy Bid')],
  CHASE: ['Chase', describeAs('Chase')],
  BDC_SPIN: ['BDC Spin', describeAs('BDC Spin')],
} satisfies Record<string, readonly [UpType, string]>);

export const UpSoldEnum = defineEnum(
  'UpSold',
  'Whether the customer bought. Unset is shown as "?" and does not mean No.',
  {
    NO: ['No', describeAs('No')],
    YES: ['Yes', 'Shown as "Yes". The Sold counter counts only this value.'],
    OAC: ['OAC', describeAs('OAC')],
    ORD: ['ORD', describeAs('ORD')],
  } satisfies Record<string, readonly [UpSold, string]>,
);

export const UpStatsSortEnum = defineEnum(
  'UpStatsSort',
  'The sort order of the up statistics. People are sorted by name; ups that tie are sorted by day, then by position.',
  {
    DATE: 'Sort by day, then by log order.',
    SALESPERSON: 'Sort by the salesperson’s name; unassigned ups come last.',
    TIME_UP: 'Sort by time of day; ups without a time come last.',
    UP_TYPE: 'Sort by type; ups without a type come last.',
    TURNED_TO: 'Sort by the name of the Turned To person; ups without a Turned To person come last.',
    CUSTOMER: 'Sort by customer, ignoring case; blank names come last.',
    BDC_UP: 'Sort by whether the BDC Up? box is checked.',
    TEST_DRIVE: 'Sort by whether the Test Drive? box is checked.',
    WRITE_UP: 'Sort by whether the Write Up? box is checked.',
    SOLD: 'Sort by Sold?; ups without a value come last.',
  } satisfies Record<UpStatsSort, string>,
);

export const UpCounterEnum = defineFigureEnum(
  'UpCounter',
  'The counters of ups (rules.md, Up log, "Counters").',
  upFigures,
);
