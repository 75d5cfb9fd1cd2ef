import type { OpenPointKind } from './openPoints.ts';

/** The words of a kind of open point, on Home, in Hog and in mails. */
interface OpenWords {
  /** In addresses. */
  readonly name: string;
  /** On a chip, and beside a deal. */
  readonly label: string;
  /** After the number of deals that have it: "1 deal wants gross", "2 to confirm". */
  readonly ofOne: string;
  readonly ofMany: string;
  /** Whoever holds it settles the point (rules.md, What is open). */
  readonly right: 'editGross' | 'reviewDeals' | 'recordDeals' | 'reopenMonths';
}

const same = (words: string) => ({ ofOne: words, ofMany: words });

/** The words of each kind, in the order of every list. */
export const openWords: Readonly<Record<OpenPointKind, OpenWords>> = {
  GROSS: {
    name: 'gross',
    label: 'No gross',
    ofOne: 'wants gross',
    ofMany: 'want gross',
    right: 'editGross',
  },
  UNCONFIRMED: { name: 'confirm', label: 'To confirm', ...same('to confirm'), right: 'reviewDeals' },
  CHANGED: {
    name: 'changed',
    label: 'Changed since confirmed',
    ...same('changed since confirmed'),
    right: 'reviewDeals',
  },
  UNDATED: {
    name: 'undated',
    label: 'DEL without a date',
    ...same('DEL without a date'),
    right: 'recordDeals',
  },
  WAITING: { name: 'waiting', label: 'Waiting', ...same('waiting'), right: 'recordDeals' },
  OVERDUE: {
    name: 'overdue',
    label: 'Past its date',
    ofOne: 'past its date',
    ofMany: 'past their date',
    right: 'recordDeals',
  },
  NOBODY: {
    name: 'nobody',
    label: 'No salesperson',
    ...same('without a salesperson'),
    right: 'recordDeals',
  },
  UNCLASSIFIED: {
    name: 'unclassified',
    label: 'No car type',
    ...same('without a car type'),
    right: 'recordDeals',
  },
  LOCKED: { name: 'locked', label: 'In closed months', ...same('in closed months'), right: 'reopenMonths' },
};
