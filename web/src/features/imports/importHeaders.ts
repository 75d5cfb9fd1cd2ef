import { toFieldHeader } from '../../components/headers/fieldHeaders';
import type { Header } from '../../lib/format/header';

/** Column headers of the sums of the file and the import. */
export const importSumHeaders: readonly Header[] = [
  { label: 'Deals', description: 'Number of deals.' },
  { label: 'Units sold', description: 'Number of deals that are sold.' },
  { label: 'Front gross', description: 'Total front gross, to check against the source.' },
  { label: 'Back gross', description: 'Total back gross, to check against the source.' },
];

const lineHeader: Header = { label: 'Row', description: 'Row number in the file.' };
const outcomeHeader: Header = {
  label: 'Result',
  description: 'Whether the row is imported, and if not, why.',
};

/** Column headers of the lines, by what the file contains. */
export const importLineHeaders: Record<'IMPORT_DEALS' | 'IMPORT_PEOPLE', readonly Header[]> = {
  IMPORT_DEALS: [
    lineHeader,
    toFieldHeader('number', 'Deal #', 'Deal number'),
    toFieldHeader('customerName', 'Customer'),
    outcomeHeader,
  ],
  IMPORT_PEOPLE: [
    lineHeader,
    { label: 'Email', description: 'The email that identifies the person.' },
    { label: 'Name', description: 'The person’s name.' },
    outcomeHeader,
  ],
};
