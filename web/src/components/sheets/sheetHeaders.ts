import type { Header } from '../../lib/format/header';

export const sheetHeaders: readonly Header[] = [
  { label: 'Column in the file', description: 'The column header in the file.' },
  { label: 'Sample values', description: 'The first values in the column.' },
  { label: 'Matches field', description: 'The Salesfloor field that this column is matched to.' },
  { label: 'Problems', description: 'Values that can’t be read.' },
];
