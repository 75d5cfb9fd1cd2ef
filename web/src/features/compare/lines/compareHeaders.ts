import { toFieldHeader } from '../../../components/headers/fieldHeaders';
import type { Header } from '../../../lib/format/header';

const sides = {
  ours: { label: 'Ours', description: 'Gross as the deals have it here.' },
  theirs: { label: 'Theirs', description: 'Gross as the file has it.' },
  difference: { label: 'Difference', description: 'Theirs − ours.' },
} as const satisfies Record<string, Header>;

export const groupHeaders = {
  group: { label: 'Group', description: 'Lines of the same outcome.' },
  lines: { label: 'Lines', description: 'How many lines are in the group.' },
  open: { label: 'Open', description: 'Lines that nobody has decided yet.' },
  ...sides,
} as const satisfies Record<string, Header>;

export const comparisonLineHeaders = {
  line: { label: 'Line', description: 'The line of the file.' },
  number: toFieldHeader('number', 'Deal #', 'Deal number'),
  customerName: toFieldHeader('customerName', 'Customer'),
  ...sides,
  outcome: { label: 'Outcome', description: 'What was decided about the line, and by whom.' },
} as const satisfies Record<string, Header>;
