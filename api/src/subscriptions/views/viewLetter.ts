import type { Context } from '../../platform/context.ts';
import { figureColumn, type LetterContent, type Part, textColumn } from '../../mail/letter.ts';
import { type ExportFileFormat, buildExportFileName } from '../../reports/exports/files/exportFile.ts';
import type { ExportCell, ExportColumnHeader } from '../../reports/exports/exportTable.ts';
import { formatCell } from '../../reports/exports/files/csv.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { formatShortDay, formatUsDay } from '../../rules/calendar/formatDay.ts';
import { countText, formatMoney } from '../../rules/numbers/formatNumbers.ts';
import { TOO_LARGE_MESSAGE, type ViewFile, type ViewTable, buildViewFile, loadViewTable } from './viewFile.ts';

export const FIRST_ROWS_HEADING = 'First rows';
const MAX_CELL_LENGTH = 80;

/** The view to attach, and its file format. */
export interface ViewRequest {
  /** Null if the view was deleted. */
  readonly viewId: number | null;
  readonly fileFormat: ExportFileFormat | null;
  /** True to leave out the file. */
  readonly isPreview?: boolean;
}

/** Builds the email of a view, with its file. @throws NOT_FOUND, BAD_INPUT, FORBIDDEN */
export async function buildViewEmail(
  context: Context,
  { viewId, fileFormat, isPreview }: ViewRequest,
): Promise<LetterContent & { readonly file?: ViewFile }> {
  const format = fileFormat ?? 'csv';
  const today = context.clock.today();
  const viewData = await loadViewTable(context, viewId);
  const { view, table, to } = viewData;
  const file = isPreview ? undefined : await buildViewFile(viewData, format);
  const name = file || isPreview ? buildExportFileName(table, today, format) : 'None';
  const lineCount = countText(table.lineCount);
  const unit = table.lineCount === 1 ? 'row' : 'rows';
  const filter = table.caption.join(' · ');
  const fileSection: Part = {
    heading: table.title,
    to,
    figures: [{ label: 'File', amount: name }],
    ...(!file && !isPreview && { sentence: TOO_LARGE_MESSAGE }),
  };
  return {
    subject: `${formatShortDay(today)}: ${view.name} · ${lineCount} ${unit}`,
    preview: filter,
    title: view.name,
    lead: { amount: lineCount, label: unit, note: filter },
    parts: [await buildFirstRowsSection(viewData), fileSection],
    ...(file && { file }),
  };
}

/** Builds the section with the first rows, with the columns that fit into an email. */
async function buildFirstRowsSection({ table, to, firstLines, mail }: ViewTable): Promise<Part> {
  const part = { heading: FIRST_ROWS_HEADING, to };
  const lines = await firstLines();
  if (lines.length === 0) return { ...part, sentence: 'None.' };
  const indexedColumns = table.columns.map((column, index) => ({ index, column }));
  const findColumns = (headers: readonly string[]) =>
    headers.flatMap(header => indexedColumns.filter(({ column }) => column.head === header));
  const [shownColumns, details] = [findColumns(mail.columns), findColumns(mail.details)];
  const remaining = table.lineCount - lines.length;
  return {
    ...part,
    table: {
      columns: shownColumns.map(({ column: { head, kind } }) =>
        kind === 'money' ? figureColumn(head) : textColumn(head),
      ),
      rows: lines.map(line => {
        const formatLineCell = ({ index, column }: (typeof indexedColumns)[number]) =>
          mailText(line[index] ?? null, column.kind);
        return { cells: shownColumns.map(formatLineCell), details: details.map(formatLineCell).filter(Boolean) };
      }),
    },
    ...(remaining > 0 && { sentence: `and ${countText(remaining)} more` }),
  };
}

/** Formats a cell as on screen. Long texts are cut, because the file contains them in full. */
function mailText(cell: ExportCell, kind: ExportColumnHeader['kind']): string {
  if (typeof cell === 'number' && kind === 'money') return formatMoney(cell);
  if (typeof cell === 'string' && kind === 'day') return formatUsDay(cell as Day);
  const text = formatCell(cell, kind);
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH).toWellFormed()}…` : text;
}
