import type { Header } from '../../lib/format/header';

export const sheetHeaders: readonly Header[] = [
  { label: 'Column in the file', description: 'The head of the column, as the file has it.' },
  { label: 'First cells', description: 'What the first lines of the column say.' },
  { label: 'We read it as', description: 'The field that the column is taken for.' },
  { label: 'Cannot be read', description: 'Cells of which nothing can be made.' },
];
