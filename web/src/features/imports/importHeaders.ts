import { toFieldHeader } from '../../components/headers/fieldHeaders';
import type { Header } from '../../lib/format/header';

/** Column headers of the sums of the file and the import. */
export const importSumHeaders: readonly Header[] = [
  { label: 'Deals', description: 'Deals in the file, and those to import.' },
  { label: 'Units sold', description: 'Those of them that are sold.' },
  { label: 'Front gross', description: 'Sum of their front gross, to check against the source.' },
  { label: 'Back gross', description: 'Sum of their back gross, to check against the source.' },
];

const lineHeader: Header = { label: 'Line', description: 'The line of the file.' };
const outcomeHeader: Header = {
  label: 'What becomes of it',
  description: 'Whether the line is recorded; if not, why.',
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
    { label: 'E-mail', description: 'The address by which the person is known.' },
    { label: 'Name', description: 'The person of the line.' },
    outcomeHeader,
  ],
};
