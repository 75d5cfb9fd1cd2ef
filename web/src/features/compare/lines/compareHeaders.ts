import { fieldHeader } from '../../../components/headers/fieldHeaders';
import type { Header } from '../../../lib/values/header';

const sides = {
  ours: { head: 'Ours', says: 'Gross as the deals have it here.' },
  theirs: { head: 'Theirs', says: 'Gross as the file has it.' },
  difference: { head: 'Difference', says: 'Theirs − ours.' },
} as const satisfies Record<string, Header>;

/** The columns of the groups. */
export const groupHeaders = {
  group: { head: 'Group', says: 'Lines of the same outcome.' },
  lines: { head: 'Lines', says: 'How many lines are in the group.' },
  open: { head: 'Open', says: 'Lines that nobody has decided yet.' },
  ...sides,
} as const satisfies Record<string, Header>;

/** The columns of the lines. */
export const lineHeaders = {
  line: { head: 'Line', says: 'The line of the file.' },
  number: fieldHeader('number', 'Deal #', 'Deal number'),
  customerName: fieldHeader('customerName', 'Customer'),
  ...sides,
  outcome: { head: 'Outcome', says: 'What was decided about the line, and by whom.' },
} as const satisfies Record<string, Header>;
