import type { OpenPointKind } from './openPoints.ts';

/** The words of a kind of open point, on Home, in Hog and in mails. */
interface OpenWords {
  /** In addresses. */
  readonly name: string;
  /** The same on Home, on a chip of Hog, beside a deal and in mails. */
  readonly label: string;
  /** Whoever holds it settles the point (rules.md, What is open). */
  readonly right: 'editGross' | 'reviewDeals' | 'recordDeals' | 'reopenMonths';
}

/** The words of each kind, in the order of every list. */
export const openWords: Readonly<Record<OpenPointKind, OpenWords>> = {
  GROSS: {
    name: 'gross',
    label: 'No gross',
    right: 'editGross',
  },
  UNCONFIRMED: { name: 'confirm', label: 'To confirm', right: 'reviewDeals' },
  CHANGED: {
    name: 'changed',
    label: 'Changed since confirmed',
    right: 'reviewDeals',
  },
  UNDATED: {
    name: 'undated',
    label: 'DEL without a date',
    right: 'recordDeals',
  },
  WAITING: { name: 'waiting', label: 'Waiting', right: 'recordDeals' },
  OVERDUE: {
    name: 'overdue',
    label: 'Past its date',
    right: 'recordDeals',
  },
  NOBODY: {
    name: 'nobody',
    label: 'No salesperson',
    right: 'recordDeals',
  },
  UNCLASSIFIED: {
    name: 'unclassified',
    label: 'No car type',
    right: 'recordDeals',
  },
  LOCKED: { name: 'locked', label: 'In closed months', right: 'reopenMonths' },
};
