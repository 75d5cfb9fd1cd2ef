import type { FigureTable } from '../figures/figure.ts';

/** The counters of the up log and of its statistics (rules.md, Up log, Counters). */
export const upFigures = {
  ups: { head: 'Ups', kind: 'count', says: 'All customers in the log.', exactly: 'Every row.' },
  freshUps: { head: 'Fresh Ups', kind: 'count', says: 'Ups of type Fresh Up.' },
  appointments: { head: 'Appointments', kind: 'count', says: 'Ups of type Appointment.' },
  writeUps: { head: 'Write Ups', kind: 'count', says: 'Ups with Write Up? set.' },
  testDrives: { head: 'Test Drives', kind: 'count', says: 'Ups with Test Drive? set.' },
  sold: {
    head: 'Sold',
    kind: 'count',
    says: 'Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count.',
  },
  turns: { head: 'Turns', kind: 'count', says: 'Ups with Turned To set: another salesperson took over.' },
} as const satisfies FigureTable;
