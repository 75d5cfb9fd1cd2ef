import type { OpenPointKind } from '../../generated/graphql';
import type { Viewer } from '../viewer';

type OpenPoint = {
  kind: OpenPointKind;
  /** On a chip, and beside a deal. */
  label: string;
  /** After the number of deals that have it: "2 to confirm". */
  ofDeals: (deals: number) => string;
  /** Whoever holds it settles the point (rules.md, What is open). */
  right: keyof Viewer['can'];
};

/** What can be open about a deal, in the order in which people are told, by the names that stand in addresses. */
export const openPoints = {
  gross: {
    kind: 'GROSS',
    label: 'No gross',
    ofDeals: deals => (deals === 1 ? 'wants gross' : 'want gross'),
    right: 'editGross',
  },
  confirm: { kind: 'UNCONFIRMED', label: 'To confirm', ofDeals: () => 'to confirm', right: 'reviewDeals' },
  changed: {
    kind: 'CHANGED',
    label: 'Changed since confirmed',
    ofDeals: () => 'changed since confirmed',
    right: 'reviewDeals',
  },
  undated: {
    kind: 'UNDATED',
    label: 'DEL without a date',
    ofDeals: () => 'DEL without a date',
    right: 'recordDeals',
  },
  waiting: { kind: 'WAITING', label: 'Waiting', ofDeals: () => 'waiting', right: 'recordDeals' },
  overdue: {
    kind: 'OVERDUE',
    label: 'Past its date',
    ofDeals: deals => (deals === 1 ? 'past its date' : 'past their date'),
    right: 'recordDeals',
  },
  nobody: {
    kind: 'NOBODY',
    label: 'No salesperson',
    ofDeals: () => 'without a salesperson',
    right: 'recordDeals',
  },
  unclassified: {
    kind: 'UNCLASSIFIED',
    label: 'No car type',
    ofDeals: () => 'without a car type',
    right: 'recordDeals',
  },
  locked: {
    kind: 'LOCKED',
    label: 'In closed months',
    ofDeals: () => 'in closed months',
    right: 'reopenMonths',
  },
} as const satisfies Record<string, OpenPoint>;

export type OpenName = keyof typeof openPoints;

export const openNames = Object.keys(openPoints) as OpenName[];

/** What someone can settle: all but what a closed month locks. */
export const toDoNames = openNames.filter(name => name !== 'locked');

/** Every kind that is to do, or the one of this name. */
export const openKindsOf = (name: OpenName | 'any'): OpenPointKind[] =>
  name === 'any' ? toDoNames.map(each => openPoints[each].kind) : [openPoints[name].kind];

/** What is open about a deal, as it is told beside it: "No gross, waiting". */
export function openWords(kinds: readonly OpenPointKind[]): string {
  const labels = openNames
    .filter(name => kinds.includes(openPoints[name].kind))
    .map(name => openPoints[name].label);
  const [first = '', ...others] = labels;
  return [first, ...others.map(startingSmall)].join(', ');
}

/** An age in days, as people say it. */
export const ageWords = (days: number): string =>
  days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;

/** Within a sentence; what is written in capitals stays. */
const startingSmall = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
