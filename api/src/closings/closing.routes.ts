import { id, oneOfThese } from '../input/fields.ts';
import { exportCall } from '../reports/exports/exportCall.ts';
import { CLOSING_TABLES, closingExport } from './closing.export.ts';
import { monthsExport } from './months.export.ts';

/** The files of `/exports` about closed months. */
export const closingCalls = [
  exportCall({
    name: 'closing',
    of: 'what a closing stored of its month, whatever became of it',
    query: { closing: id, table: oneOfThese(CLOSING_TABLES) },
    refusals: ['NOT_FOUND'],
    table: (context, { closing, table }, isLinesOnly) => closingExport(context, closing, table, isLinesOnly),
  }),

  exportCall({
    name: 'months',
    of: 'the store’s months, the newest first, with the last closing of each',
    query: {},
    table: context => monthsExport(context),
  }),
];
