import { z } from 'zod';
import type { AnalysisContext } from '../../context.ts';
import type { ErrorCode } from '../../errors.ts';
import { oneOfThese, rangeOf } from '../../input/fields.ts';
import { parseInput } from '../../input/parse.ts';
import { type Call, fileCall, type Right } from '../../rest/call.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { demand, isSignedIn } from '../../viewer/policy.ts';
import { flag, range } from './arguments.ts';
import { EXPORT_FORMATS, exported, MEDIA_TYPES } from './exported.ts';
import type { ExportTable } from './exportTable.ts';

/** 1 leaves out the head and the totals: what a spreadsheet that refreshes itself reads. */
const linesOnly = flag('1 leaves out the head and the totals; 0 otherwise.');

const params = z.object({ format: oneOfThese(EXPORT_FORMATS) });

/** What an export declares: its address, its arguments, its right and its table. */
interface Exporting<Shape extends z.core.$ZodShape> {
  /** Under `/api/exports`. */
  readonly name: string;
  /** Which table, as the end of a sentence. */
  readonly of: string;
  readonly query: Shape;
  /** Whose it is; without one, everyone's. */
  readonly right?: Right;
  /** Refusals beyond those that every export may meet. */
  readonly refusals?: readonly ErrorCode[];
  /** @param isLinesOnly without totals: whoever sums the lines would count them twice */
  table(
    context: AnalysisContext,
    query: z.output<z.ZodObject<Shape>>,
    isLinesOnly: boolean,
  ): Promise<ExportTable>;
}

/** An export, whose table others may make a file of, too. */
export interface ExportCall extends Call<AnalysisContext> {
  readonly right: Right;
  /** Whether these arguments are allowed. */
  accepts(name: string, value: string): boolean;
  /** Its table with totals, for these arguments. @throws BAD_INPUT, FORBIDDEN */
  tableFor(context: AnalysisContext, asked: Readonly<Record<string, string>>): Promise<ExportTable>;
}

/** Declares the export of a table (decision 209). Whoever has its screen may read what it shows. */
export function exportCall<Shape extends z.core.$ZodShape>({
  name,
  of,
  query,
  right = isSignedIn,
  refusals = [],
  table,
}: Exporting<Shape>): ExportCall {
  const asked = z.object(query);
  const call = fileCall({
    method: 'GET',
    path: `/exports/${name}.{format}`,
    summary: `A CSV file or an Excel workbook of ${of}.`,
    right,
    refusals,
    files: Object.values(MEDIA_TYPES),
    params,
    query: z.object({ ...query, linesOnly }),
    run: async (context, { params: { format }, query }) => {
      const sent = query as z.output<z.ZodObject<Shape>> & { readonly linesOnly: boolean };
      const made = await table(context, sent, sent.linesOnly);
      return exported(context, made, { format, isLinesOnly: sent.linesOnly });
    },
  });
  return {
    ...call,
    accepts: (name, value) => asked.partial().safeParse({ [name]: value }).success,
    tableFor: async (context, sent) => {
      demand(right(context.viewer), `You cannot export ${of}.`);
      return table(context, parseInput(asked, sent), false);
    },
  };
}

/** The same of a table whose only arguments are its days. */
export const exportOfDays = ({
  table,
  ...said
}: Pick<Exporting<typeof range>, 'name' | 'of'> & {
  table(context: AnalysisContext, days: DayRange, isLinesOnly: boolean): Promise<ExportTable>;
}) =>
  exportCall({
    ...said,
    query: range,
    table: (context, { start, end }, isLinesOnly) => table(context, rangeOf(start, end), isLinesOnly),
  });
