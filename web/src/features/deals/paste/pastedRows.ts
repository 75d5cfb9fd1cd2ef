import Papa from 'papaparse';

/** What was copied from a spreadsheet or a CSV file, as rows of cells; empty rows are left out. */
export function rowsOf(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    // A spreadsheet copies tabs; its cells may well hold commas.
    delimiter: text.includes('\t') ? '\t' : '',
    skipEmptyLines: 'greedy',
  });
  return data.map(row => row.map(cell => cell.trim()));
}

/** The same rows as a spreadsheet would copy them. */
export function textOf(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(rows as string[][], { delimiter: '\t' });
}
