import type { FigureTable } from '../figures/figure.ts';

/** The counters of the up log and of its statistics (rules.md, Up log, Counters). */
export const upFigures = {
  ups: { label: 'Ups', kind: 'count', description: 'All ups in the log.', technicalNote: 'One up per row.' },
  freshUps: { label: 'Fresh Ups', kind: 'count', description: 'Ups of type Fresh Up.' },
  appointments: { label: 'Appointments', kind: 'count', description: 'Ups of type Appointment.' },
  writeUps: { label: 'Write Ups', kind: 'count', description: 'Ups with Write Up? checked.' },
  testDrives: { label: 'Test Drives', kind: 'count', description: 'Ups with Test Drive? checked.' },
  sold: {
    label: 'Sold',
    kind: 'count',
    description: 'Ups with Sold = Yes. OAC (on approved credit) and ORD (ordered) do not count.',
  },
  turns: {
    label: 'Turns',
    kind: 'count',
    description: 'Ups turned over to another salesperson.',
  },
} as const satisfies FigureTable;
