import type { KeyboardEvent } from 'react';
import type { ComparedLineFieldsFragment } from '../../generated/graphql';
import type { ComparisonActs } from './useComparisonActs';

/** ↑ and ↓ go from line to line, T takes theirs, K keeps ours (compare.md, Kept). */
export function useLineKeys(
  lines: readonly ComparedLineFieldsFragment[],
  acts: ComparisonActs,
  note: string,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest('tr');
    const line = lines.find(({ place }) => String(place) === row?.dataset.place);
    if (!row || !line) return;
    if (event.key === 'ArrowDown') focus(event, row.nextElementSibling);
    else if (event.key === 'ArrowUp') focus(event, row.previousElementSibling);
    else if (event.key === 't' && line.isOpen && canTake(line)) acts.take([seen(line)]);
    else if (event.key === 'k' && line.isOpen) acts.keep([{ place: line.place }], note);
  };
}

function focus(event: KeyboardEvent, row: Element | null): void {
  event.preventDefault();
  (row as HTMLElement | null)?.focus();
}

/** Whether theirs can be typed here: a total alone says neither front nor back. */
export const canTake = ({ amounts, version }: ComparedLineFieldsFragment): boolean =>
  version !== null &&
  amounts.some(({ amount, theirs, ours }) => amount !== 'totalGross' && (theirs ?? 0) !== (ours ?? 0));

/** A line as it is shown: over what stands now, when that is another than what was compared. */
export const seen = ({ place, version, isChanged }: ComparedLineFieldsFragment) =>
  isChanged && version !== null ? { place, version } : { place };
