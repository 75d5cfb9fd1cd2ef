import { DealStatusEnum, DeliveryStatusEnum } from '../../../modules/deals/deal.enums.ts';
import type { ViewedList } from '../../../modules/savedViews/savedView.types.ts';
import { UpSoldEnum, UpTypeEnum } from '../../../modules/upLog/up.enums.ts';
import type { FilterPeriod } from '../../../rules/calendar/filterPeriods.ts';
import { openItemLabels, RESOLVABLE_KINDS } from '../../../rules/openItems/openItems.ts';
import { getColumnSorts } from '../../dealList.query.ts';
import type { ExportCall } from '../exportCall.ts';
import { changesExport } from './changes.export.ts';
import { activityExport, hogExport } from './dealLists.export.ts';
import { upStatsExport } from './ups.export.ts';

type NameMap = Readonly<Record<string, string>>;

/**
 * Columns of an export that the email of a saved view contains. The `details` appear as lines below the first
 * column.
 */
export interface MailColumns {
  readonly columns: readonly string[];
  readonly details: readonly string[];
}

/**
 * List with saved views that can be emailed. Describes how the parameters of the list's URL become arguments
 * of the list's export.
 */
export interface ViewedListFile {
  readonly file: ExportCall;
  /** Period of the list when the URL has no period parameter. */
  readonly period: FilterPeriod;
  /** Period that the screen does not offer. */
  readonly excludedPeriod?: FilterPeriod;
  /** Columns of the export that the email shows, and the columns that appear below the first column. */
  readonly mail: MailColumns;
  /**
   * For each filter of the URL: the name of the argument in the export and in the screen's query. A map of
   * values is added if the export and the URL name the values differently.
   */
  readonly filters: Readonly<Record<string, readonly [name: string, values?: NameMap]>>;
  /** Sort of the export for each sortable column of the list, and the default sort. */
  readonly sorted?: { readonly sorts: NameMap; readonly sort: string; readonly order: 'asc' | 'desc' };
}

/** Kinds of open items by their names in URLs. */
const OPEN_KINDS_BY_NAME: NameMap = {
  ...Object.fromEntries(Object.entries(openItemLabels).map(([kind, { name }]) => [name, kind])),
  any: RESOLVABLE_KINDS.join(','),
};

const DEAL_FILTERS = { search: ['search'], employee: ['employeeId'] } as const;

/**
 * Lists with saved views. The web gets its periods, sorts and filter variables from this table
 * (web/codegen/filesFromApi.mjs).
 */
export const VIEWED_LIST_FILES: Readonly<Record<ViewedList, ViewedListFile>> = {
  HOG: {
    file: hogExport,
    mail: { columns: ['Customer Name', 'Front Gross', 'Back Gross'], details: ['ID', 'Sales 1'] },
    period: 'this-month',
    filters: { ...DEAL_FILTERS, open: ['open', OPEN_KINDS_BY_NAME] },
    sorted: {
      sorts: { ...getColumnSorts('hog'), logDay: 'LOG_DAY', totalGross: 'TOTAL_GROSS', age: 'OPEN_SINCE' },
      sort: 'logDay',
      order: 'asc',
    },
  },
  ACTIVITY: {
    file: activityExport,
    mail: { columns: ['Customer', 'Status', 'Delivery'], details: ['ID', 'Sales 1'] },
    period: 'today',
    filters: {
      ...DEAL_FILTERS,
      status: ['dealStatus', DealStatusEnum],
      delivery: ['deliveryStatus', DeliveryStatusEnum],
      import: ['importId'],
    },
    sorted: { sorts: { ...getColumnSorts('activity'), logDay: 'LOG_DAY' }, sort: 'logDay', order: 'asc' },
  },
  UP_LOG_STATS: {
    file: upStatsExport,
    mail: { columns: ['Customer', 'Up Type', 'Sold?'], details: ['Date', 'Salesperson'] },
    period: 'this-month',
    excludedPeriod: 'yesterday',
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
