import { addDays } from '../calendar/calendar.ts';
import type { Basis, DealsBasis } from './basis.ts';
import type { Step, Steps, Term } from './step.ts';

/** What can be listed: deals, ups or vacation units. */
export type ListBasis = Extract<Basis, { readonly kind: 'deals' | 'ups' | 'vacation' }>;

/** A list that a figure stands on. */
export interface ListBehind {
  readonly basis: ListBasis;
  /** Whether it is taken away, as the year before is from a difference. */
  readonly isTakenAway: boolean;
}

/**
 * The lists behind a figure, which its steps alone say (decision 208): all that its last step adds or takes away; where it
 * multiplies, divides or compares, the first of its lists. Without one of its own, those of the steps that it goes on from.
 */
export function listsBehind(steps: Steps): readonly ListBehind[] {
  return listsOf(steps.at(-1) as Step);
}

function listsOf({ list, terms }: Step): readonly ListBehind[] {
  if (list) return [{ basis: list, isTakenAway: false }];
  const ofTerms = terms.map(ofTerm);
  if (terms.every(({ operator }) => operator === '+' || operator === '−')) return joined(ofTerms.flat());
  const own = ofTerms.find((lists, index) => lists.length > 0 && terms[index]?.amount.basis.kind !== 'step');
  return own ?? ofTerms.find(lists => lists.length > 0) ?? [];
}

function ofTerm({ operator, amount: { basis } }: Term): readonly ListBehind[] {
  const isTakenAway = operator === '−';
  switch (basis.kind) {
    case 'deals':
    case 'ups':
    case 'vacation':
      return [{ basis, isTakenAway }];
    case 'step':
      return listsOf(basis.step).map(each => ({ ...each, isTakenAway: each.isTakenAway !== isTakenAway }));
    default:
      return [];
  }
}

/** Neighbours that are parts of one list as that list. */
function joined(lists: readonly ListBehind[]): readonly ListBehind[] {
  const all: ListBehind[] = [];
  for (const list of lists) {
    const last = all.at(-1);
    const whole = last?.isTakenAway === list.isTakenAway ? wholeOf(last.basis, list.basis) : undefined;
    if (whole) all[all.length - 1] = { ...list, basis: whole };
    else all.push(list);
  }
  return all;
}

/** The list of both: of cars of every class, or of days that follow on one another. */
function wholeOf(one: ListBasis, other: ListBasis): DealsBasis | undefined {
  if (one.kind !== 'deals' || other.kind !== 'deals') return undefined;
  const { days, cars } = one;
  if (days.start === other.days.start && days.end === other.days.end) return { ...one, cars: undefined };
  if (cars !== other.cars || addDays(days.end, 1) !== other.days.start) return undefined;
  return { ...one, days: { start: days.start, end: other.days.end } };
}
