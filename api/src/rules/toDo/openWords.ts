import type { OpenItemKind } from './openPoints.ts';

/** The labels of a kind of open item on Home, in Hog and in emails. */
interface OpenItemLabels {
  /** The name in URLs. */
  readonly name: string;
  /** The label on Home, on a chip of Hog, beside a deal and in emails. */
  readonly label: string;
  /** The ability that is needed to resolve the item (rules.md, What is open). */
  readonly ability: 'editGross' | 'reviewDeals' | 'recordDeals' | 'reopenMonths';
}

/** The labels of each kind, in list order. */
export const openItemLabels: Readonly<Record<OpenItemKind, OpenItemLabels>> = {
  GROSS: {
    name: 'gross',
    label: 'No gross',
    ability: 'editGross',
  },
  UNCONFIRMED: { name: 'confirm', label: 'To confirm', ability: 'reviewDeals' },
  CHANGED: {
    name: 'changed',
    label: 'Changed since confirmed',
    ability: 'reviewDeals',
  },
  UNDATED: {
    name: 'undated',
    label: 'DEL without a date',
    ability: 'recordDeals',
  },
  WAITING: { name: 'waiting', label: 'Waiting', ability: 'recordDeals' },
  OVERDUE: {
    name: 'overdue',
    label: 'Past its date',
    ability: 'recordDeals',
  },
  NOBODY: {
    name: 'nobody',
    label: 'No salesperson',
    ability: 'recordDeals',
  },
  UNCLASSIFIED: {
    name: 'unclassified',
    label: 'No car type',
    ability: 'recordDeals',
  },
  LOCKED: { name: 'locked', label: 'In closed months', ability: 'reopenMonths' },
};
