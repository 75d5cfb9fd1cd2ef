import Papa from 'papaparse';

/** Parses text from a spreadsheet or a CSV file into rows of cells; empty rows are left out. */
export function parsePastedRows(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    // Spreadsheets copy cells with tabs, and their cells may contain commas.
    delimiter: text.includes('\t') ? '\t' : '',
    skipEmptyLines: 'greedy',
  });
  return data.map(row => row.map(cell => cell.trim()));
}

/** Formats rows as a spreadsheet copies them. */
export function formatPastedRows(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(rows as string[][], { delimiter: '\t' });
}
