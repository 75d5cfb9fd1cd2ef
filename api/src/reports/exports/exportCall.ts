import { z } from 'zod';
import type { AnalysisContext } from '../../platform/context.ts';
import type { ErrorCode } from '../../platform/errors.ts';
import { parseDayRange, requiredChoice } from '../../platform/input/fields.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { type CallRight, defineFileCall, type RestCall } from '../../platform/rest/restCall.ts';
import { isSignedIn, requireAbility } from '../../platform/viewer/policy.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import type { ExportTable } from './exportTable.ts';
import { createExportDownload, EXPORT_FORMATS, MEDIA_TYPES } from './files/exportFile.ts';
import { dateRange, defineFlag } from './queryFields.ts';

/** Argument that leaves out the caption and the totals, for a spreadsheet that refreshes automatically. */
const linesOnly = defineFlag('1 leaves out the caption and the totals; 0, the default, includes them.');

const params = z.object({ format: requiredChoice(EXPORT_FORMATS) });

/** Definition of an export: its path, arguments, right and table. */
interface ExportDefinition<Shape extends z.core.$ZodShape> {
  /** Path below `/api/exports`. */
  readonly name: string;
  /** Name of the table's contents inside a sentence, such as "the tick sheet". */
  readonly contents: string;
  readonly query: Shape;
  /** Right to read the table. When it is absent, every signed-in employee can read it. */
  readonly right?: CallRight;
  /** Error codes in addition to the codes that every export can return. */
  readonly errorCodes?: readonly ErrorCode[];
  /**
   * Builds the table.
   * @param isLinesOnly whether to leave out the totals, so that a sum of the lines does not count amounts
   * twice
   */
  table(
    context: AnalysisContext,
    query: z.output<z.ZodObject<Shape>>,
    isLinesOnly: boolean,
  ): Promise<ExportTable>;
}

/** Export with functions that other code uses to check arguments or to build the table. */
export interface ExportCall extends RestCall<AnalysisContext> {
  readonly right: CallRight;
  /** Returns whether an argument has an allowed name and value. */
  isValidArgument(name: string, value: string): boolean;
  /**
   * Returns the table with totals for these arguments.
   * @throws BAD_INPUT, FORBIDDEN
   */
  getTable(context: AnalysisContext, args: Readonly<Record<string, string>>): Promise<ExportTable>;
}

/**
 * Defines the export of a table (docs/adr/apis.md). An employee who can open the table's screen can export
 * the same data.
 */
export function defineExport<Shape extends z.core.$ZodShape>({
  name,
  contents,
  query,
  right = isSignedIn,
  errorCodes = [],
  table,
}: ExportDefinition<Shape>): ExportCall {
  const querySchema = z.object(query);
  const call = defineFileCall({
    method: 'GET',
    path: `/exports/${name}.{format}`,
    summary: `A CSV or Excel file with ${contents}.`,
    right,
    errors: errorCodes,
    files: Object.values(MEDIA_TYPES),
    params,
    query: z.object({ ...query, linesOnly }),
    run: async (context, { params: { format }, query }) => {
      const args = query as z.output<z.ZodObject<Shape>> & { readonly linesOnly: boolean };
      const exportTable = await table(context, args, args.linesOnly);
      return createExportDownload(context, exportTable, { format, isLinesOnly: args.linesOnly });
    },
  });
  return {
    ...call,
    isValidArgument: (name, value) => querySchema.partial().safeParse({ [name]: value }).success,
    getTable: async (context, args) => {
      requireAbility(right(context.viewer), `You don’t have permission to export ${contents}.`);
      return table(context, parseInput(querySchema, args), false);
    },
  };
}

/** Defines the export of a table that takes only a range of days. */
export const defineDayRangeExport = ({
  table,
  ...definition
}: Pick<ExportDefinition<typeof dateRange>, 'name' | 'contents'> & {
  table(context: AnalysisContext, days: DayRange, isLinesOnly: boolean): Promise<ExportTable>;
}) =>
  defineExport({
    ...definition,
    query: dateRange,
    table: (context, { start, end }, isLinesOnly) => table(context, parseDayRange(start, end), isLinesOnly),
  });
