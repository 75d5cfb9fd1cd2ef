import { toFieldHeader } from '../../../components/headers/fieldHeaders';
import type { Header } from '../../../lib/format/header';

const sides = {
  ours: { label: 'Salesfloor', description: 'Gross of the deals in Salesfloor.' },
  theirs: { label: 'File', description: 'Gross in the file.' },
  difference: { label: 'Difference', description: 'File − Salesfloor.' },
} as const satisfies Record<string, Header>;

export const groupHeaders = {
  group: { label: 'Group', description: 'The result that these rows and deals share.' },
  lines: { label: 'Rows', description: 'Number of rows and deals in the group.' },
  open: { label: 'Open', description: 'Rows and deals that aren’t resolved yet.' },
  ...sides,
} as const satisfies Record<string, Header>;

export const comparisonLineHeaders = {
  line: { label: 'Row', description: 'Row number in the file.' },
  number: toFieldHeader('number', 'Deal #', 'Deal number'),
  customerName: toFieldHeader('customerName', 'Customer'),
  ...sides,
  outcome: { label: 'Outcome', description: 'The decision on the row, with any notes.' },
} as const satisfies Record<string, Header>;
