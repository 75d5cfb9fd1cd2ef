import { closingExport } from './closing.export.ts';
import { monthsExport } from './months.export.ts';

/** The files of `/exports` about closed months. */
export const closingCalls = [closingExport, monthsExport];
