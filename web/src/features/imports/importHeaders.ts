import { fieldHeader } from '../../components/headers/fieldHeaders';
import type { Header } from '../../lib/values/header';

/** What the file and the import add up to. */
export const sumHeaders: readonly Header[] = [
  { head: 'Deals', says: 'Deals in the file, and those to import.' },
  { head: 'Units sold', says: 'Those of them that are sold.' },
  { head: 'Front gross', says: 'Sum of their front gross, to check against the source.' },
  { head: 'Back gross', says: 'Sum of their back gross, to check against the source.' },
];

const line: Header = { head: 'Line', says: 'The line of the file.' };
const outcome: Header = {
  head: 'What becomes of it',
  says: 'Whether the line is recorded; if not, why.',
};

/** The columns of the lines, by what the file brings. */
export const lineHeaders: Record<'IMPORT_DEALS' | 'IMPORT_PEOPLE', readonly Header[]> = {
  IMPORT_DEALS: [
    line,
    fieldHeader('number', 'Deal #', 'Deal number'),
    fieldHeader('customerName', 'Customer'),
    outcome,
  ],
  IMPORT_PEOPLE: [
    line,
    { head: 'E-mail', says: 'The address by which the person is known.' },
    { head: 'Name', says: 'The person of the line.' },
    outcome,
  ],
};
