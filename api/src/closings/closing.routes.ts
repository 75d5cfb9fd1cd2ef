import { id, oneOfThese } from '../input/fields.ts';
import { exportCall } from '../reports/exports/exportCall.ts';
import { CLOSING_TABLES, closingExport } from './closing.export.ts';

/** The file of `/exports` that is read from what a closing stored. */
export const closingCalls = [
  exportCall({
    name: 'closing',
    of: 'what a closing stored of its month, whatever became of it',
    query: { closing: id, table: oneOfThese(CLOSING_TABLES) },
    refusals: ['NOT_FOUND'],
    table: (context, { closing, table }, isLinesOnly) => closingExport(context, closing, table, isLinesOnly),
  }),
];
