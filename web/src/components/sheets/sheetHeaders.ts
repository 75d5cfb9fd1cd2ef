import type { Header } from '../../lib/values/header';

/** How the columns of a file are read. */
export const sheetHeaders: readonly Header[] = [
  { head: 'Column in the file', says: 'The head of the column, as the file has it.' },
  { head: 'First cells', says: 'What the first lines of the column say.' },
  { head: 'We read it as', says: 'The field that the column is taken for.' },
  { head: 'Cannot be read', says: 'Cells of which nothing can be made.' },
];
