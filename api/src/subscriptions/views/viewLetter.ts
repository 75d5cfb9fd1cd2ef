import type { Context } from '../../platform/context.ts';
import { figureColumn, type LetterContent, type Part, textColumn } from '../../mail/letter.ts';
import { type ExportFileFormat, buildExportFileName } from '../../reports/exports/files/exportFile.ts';
import type { ExportCell, ExportColumnHeader } from '../../reports/exports/exportTable.ts';
import { formatCell } from '../../reports/exports/files/csv.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import { formatShortDay, formatUsDay } from '../../rules/calendar/formatDay.ts';
import { countText, formatMoney } from '../../rules/numbers/formatNumbers.ts';
import { TOO_LARGE, type ViewFile, type ViewTable, viewFile, viewTable } from './viewFile.ts';

export const FIRST_ROWS = 'First rows';
const MAX_CELL_LENGTH = 80;

/** Which view, and as which file. */
export interface WantedView {
  /** Null: it was deleted. */
  readonly viewId: number | null;
  readonly fileFormat: ExportFileFormat | null;
  /** Without the file. */
  readonly isPreview?: boolean;
}

/** What the mail of a view says, and its file. @throws NOT_FOUND, BAD_INPUT, FORBIDDEN */
export async function viewLetter(
  context: Context,
  { viewId, fileFormat, isPreview }: WantedView,
): Promise<LetterContent & { readonly file?: ViewFile }> {
  const format = fileFormat ?? 'csv';
  const today = context.clock.today();
  const viewed = await viewTable(context, viewId);
  const { view, table, to } = viewed;
  const file = isPreview ? undefined : await viewFile(viewed, format);
  const name = file || isPreview ? buildExportFileName(table, today, format) : 'None';
  const lineCount = countText(table.lineCount);
  const unit = table.lineCount === 1 ? 'row' : 'rows';
  const filter = table.caption.join(' · ');
  const attached: Part = {
    heading: table.title,
    to,
    figures: [{ label: 'File', amount: name }],
    ...(!file && !isPreview && { sentence: TOO_LARGE }),
  };
  return {
    subject: `${formatShortDay(today)}: ${view.name} · ${lineCount} ${unit}`,
    preview: filter,
    title: view.name,
    lead: { amount: lineCount, label: unit, note: filter },
    parts: [await firstRows(viewed), attached],
    ...(file && { file }),
  };
}

/** The first rows, with the columns that a mail has room for. */
async function firstRows({ table, to, firstLines, mail }: ViewTable): Promise<Part> {
  const part = { heading: FIRST_ROWS, to };
  const lines = await firstLines();
  if (lines.length === 0) return { ...part, sentence: 'None.' };
  const placed = table.columns.map((column, place) => ({ place, column }));
  const under = (heads: readonly string[]) =>
    heads.flatMap(head => placed.filter(({ column }) => column.head === head));
  const [shown, details] = [under(mail.columns), under(mail.details)];
  const more = table.lineCount - lines.length;
  return {
    ...part,
    table: {
      columns: shown.map(({ column: { head, kind } }) =>
        kind === 'money' ? figureColumn(head) : textColumn(head),
      ),
      rows: lines.map(line => {
        const textOf = ({ place, column }: (typeof placed)[number]) =>
          mailText(line[place] ?? null, column.kind);
        return { cells: shown.map(textOf), details: details.map(textOf).filter(Boolean) };
      }),
    },
    ...(more > 0 && { sentence: `and ${countText(more)} more` }),
  };
}

/** A cell as the screens write it; notes are cut, as the file has them whole. */
function mailText(cell: ExportCell, kind: ExportColumnHeader['kind']): string {
  if (typeof cell === 'number' && kind === 'money') return formatMoney(cell);
  if (typeof cell === 'string' && kind === 'day') return formatUsDay(cell as Day);
  const text = formatCell(cell, kind);
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH).toWellFormed()}…` : text;
}
