import { addDays } from '../calendar/calendar.ts';
import type { AmountSource, DealsSource } from './amountSource.ts';
import type { CalculationStep, CalculationSteps, StepTerm } from './step.ts';

/** Sources that can be shown as a list: deals, ups or vacation units. */
export type ListSource = Extract<AmountSource, { readonly kind: 'deals' | 'ups' | 'vacation' }>;

/** A list of rows that a figure is calculated from. */
export interface SourceList {
  readonly source: ListSource;
  /** True when the list is subtracted, such as the previous year in a difference. */
  readonly isTakenAway: boolean;
}

/**
 * Finds the lists that a figure is calculated from, using its steps alone (docs/adr/explanations.md).
 * Additions and subtractions in the last step return all their lists. A multiplication, division or
 * comparison returns only its first list. A last step without a list of deals returns the lists of the steps
 * it continues.
 */
export function findSourceLists(steps: CalculationSteps): readonly SourceList[] {
  return collectStepLists(steps.at(-1) as CalculationStep);
}

function collectStepLists({ sourceDeals, terms }: CalculationStep): readonly SourceList[] {
  if (sourceDeals) return [{ source: sourceDeals, isTakenAway: false }];
  const termLists = terms.map(collectTermLists);
  if (terms.every(({ operator }) => operator === '+' || operator === '−'))
    return mergeAdjacentLists(termLists.flat());
  const directLists = termLists.find(
    (lists, index) => lists.length > 0 && terms[index]?.amount.source.kind !== 'step',
  );
  return directLists ?? termLists.find(lists => lists.length > 0) ?? [];
}

function collectTermLists({ operator, amount: { source } }: StepTerm): readonly SourceList[] {
  const isTakenAway = operator === '−';
  switch (source.kind) {
    case 'deals':
    case 'ups':
    case 'vacation':
      return [{ source, isTakenAway }];
    case 'step':
      return collectStepLists(source.step).map(each => ({
        ...each,
        isTakenAway: each.isTakenAway !== isTakenAway,
      }));
    default:
      return [];
  }
}

/** Merges neighboring lists that are parts of one list. */
function mergeAdjacentLists(lists: readonly SourceList[]): readonly SourceList[] {
  const all: SourceList[] = [];
  for (const list of lists) {
    const last = all.at(-1);
    const mergedSource =
      last?.isTakenAway === list.isTakenAway ? mergeSources(last.source, list.source) : undefined;
    if (mergedSource) all[all.length - 1] = { ...list, source: mergedSource };
    else all.push(list);
  }
  return all;
}

/**
 * Returns one source that covers both sources: all classes of cars, or adjacent ranges of days. Returns
 * undefined when one source cannot cover both.
 */
function mergeSources(one: ListSource, other: ListSource): DealsSource | undefined {
  if (one.kind !== 'deals' || other.kind !== 'deals') return undefined;
  const { days, cars } = one;
  if (days.start === other.days.start && days.end === other.days.end) return { ...one, cars: undefined };
  if (cars !== other.cars || addDays(days.end, 1) !== other.days.start) return undefined;
  return { ...one, days: { start: days.start, end: other.days.end } };
}
