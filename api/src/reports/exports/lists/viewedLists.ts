import { DealStatusEnum, DeliveryStatusEnum } from '../../../deals/deal.enums.ts';
import type { Period } from '../../../rules/calendar/periods.ts';
import { TO_DO_KINDS } from '../../../rules/toDo/openPoints.ts';
import { openWords } from '../../../rules/toDo/openWords.ts';
import { UpSoldEnum, UpTypeEnum } from '../../../uplogs/up.enums.ts';
import type { ViewedList } from '../../../views/view.types.ts';
import { columnSorts } from '../../dealSorts.ts';
import type { ExportCall } from '../exportCall.ts';
import { changesExport } from './changes.export.ts';
import { activityExport, hogExport } from './dealLists.export.ts';
import { upStatsExport } from './ups.export.ts';

type Values = Readonly<Record<string, string>>;

/** Heads of a file's columns. */
export interface MailColumns {
  readonly columns: readonly string[];
  readonly details: readonly string[];
}

/** A list whose views go out by mail: its file, and the arguments that its address gives the file. */
export interface ViewedListFile {
  readonly file: ExportCall;
  /** Of an address that names none. */
  readonly period: Period;
  /** One that its screen does not offer. */
  readonly withoutPeriod?: Period;
  /** The columns of the file that a mail shows, and those below the first of them. */
  readonly mail: MailColumns;
  /** What the file and the query of the screen call a filter of the address, and the file's values where they have other names. */
  readonly filters: Readonly<Record<string, readonly [name: string, values?: Values]>>;
  /** What the file calls the columns that the list can be sorted by, and how the list begins. */
  readonly sorted?: { readonly sorts: Values; readonly sort: string; readonly order: 'asc' | 'desc' };
}

/** The names of open points in an address. */
const OPEN: Values = {
  ...Object.fromEntries(Object.entries(openWords).map(([kind, { name }]) => [name, kind])),
  any: TO_DO_KINDS.join(','),
};

const OF_DEALS = { search: ['search'], employee: ['employeeId'] } as const;

/** The screens have periods, sorts and the variables of filters from here (web/codegen/filesFromApi.mjs). */
export const VIEWED_LIST_FILES: Readonly<Record<ViewedList, ViewedListFile>> = {
  HOG: {
    file: hogExport,
    mail: { columns: ['Customer Name', 'Front Gross', 'Back Gross'], details: ['ID', 'Sales 1'] },
    period: 'this-month',
    filters: { ...OF_DEALS, open: ['open', OPEN] },
    sorted: {
      sorts: { ...columnSorts('hog'), logDay: 'LOG_DAY', totalGross: 'TOTAL_GROSS', age: 'OPEN_SINCE' },
      sort: 'logDay',
      order: 'asc',
    },
  },
  ACTIVITY: {
    file: activityExport,
    mail: { columns: ['Customer', 'Status', 'Delivery'], details: ['ID', 'Sales 1'] },
    period: 'today',
    filters: {
      ...OF_DEALS,
      status: ['dealStatus', DealStatusEnum],
      delivery: ['deliveryStatus', DeliveryStatusEnum],
      import: ['importId'],
    },
    sorted: { sorts: { ...columnSorts('activity'), logDay: 'LOG_DAY' }, sort: 'logDay', order: 'asc' },
  },
  UP_LOG_STATS: {
    file: upStatsExport,
    mail: { columns: ['Customer', 'Up Type', 'Sold?'], details: ['Date', 'Salesperson'] },
    period: 'this-month',
    withoutPeriod: 'yesterday',
    filters: {
      team: ['teamId'],
      employee: ['employeeId'],
      type: ['upType', UpTypeEnum],
      sold: ['sold', UpSoldEnum],
    },
    sorted: {
      sorts: {
        logDate: 'DATE',
        salesperson: 'SALESPERSON',
        timeUp: 'TIME_UP',
        upType: 'UP_TYPE',
        turnedTo: 'TURNED_TO',
        customerName: 'CUSTOMER',
        isBdcUp: 'BDC_UP',
        isTestDrive: 'TEST_DRIVE',
        isWriteUp: 'WRITE_UP',
        sold: 'SOLD',
      },
      sort: 'logDate',
      order: 'desc',
    },
  },
  CHANGES: {
    file: changesExport,
    mail: { columns: ['Field', 'From', 'To'], details: ['Day', 'By', 'Deal'] },
    period: 'today',
    filters: {
      deal: ['search'],
      by: ['employeeId'],
      kind: ['kind'],
      field: ['field'],
      door: ['door'],
    },
  },
};
