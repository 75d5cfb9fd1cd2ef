import { closingExport } from './closing.export.ts';
import { monthsExport } from './months.export.ts';

/** The `/exports` calls about closed months. */
export const closingCalls = [closingExport, monthsExport];
