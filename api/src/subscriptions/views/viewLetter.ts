import type { Context } from '../../context.ts';
import type { Part } from '../../mail/letter.ts';
import { type ExportFormat, fileNameOf } from '../../reports/exports/exported.ts';
import type { ExportTable } from '../../reports/exports/exportTable.ts';
import { cellText } from '../../reports/exports/files/csv.ts';
import { countText } from '../../rules/numbers/countText.ts';
import { TOO_LARGE, type ViewFile, viewFile, viewTable } from './viewFile.ts';

const FIRST_LINES = 5;

/** Which view, and as which file. */
export interface WantedView {
  /** Null: it was deleted. */
  readonly viewId: number | null;
  readonly fileFormat: ExportFormat | null;
  /** With its first lines in the place of the file. */
  readonly isPreview?: boolean;
}

/** What the mail of a view says, and its file. @throws NOT_FOUND, BAD_INPUT, FORBIDDEN */
export async function viewLetter(
  context: Context,
  { viewId, fileFormat, isPreview }: WantedView,
): Promise<{ title: string; parts: Part[]; file?: ViewFile }> {
  const format = fileFormat ?? 'csv';
  const viewed = await viewTable(context, viewId);
  const { view, table, to } = viewed;
  const file = isPreview ? undefined : await viewFile(viewed, format);
  const name = fileNameOf(table, context.clock.today(), format);
  const part: Part = {
    heading: table.title,
    to,
    figures: [
      { label: 'Lines', amount: countText(table.lineCount) },
      { label: 'File', amount: file || isPreview ? name : 'None' },
    ],
    sentence: table.shown.join(' · '),
  };
  if (isPreview) return { title: view.name, parts: [part, await firstLines(table, to)] };
  if (!file) return { title: view.name, parts: [{ ...part, sentence: TOO_LARGE }] };
  return { title: view.name, parts: [part], file };
}

async function firstLines({ columns, batches }: ExportTable, to: string): Promise<Part> {
  const part = { heading: 'First lines', to };
  for await (const batch of batches) {
    if (batch.length === 0) break;
    const rows = batch.slice(0, FIRST_LINES).map(line => ({
      cells: line.map((cell, place) => cellText(cell, columns[place]?.kind)),
    }));
    return { ...part, table: { heads: columns.map(({ head }) => head), rows, isWide: true } };
  }
  return { ...part, sentence: 'None.' };
}
