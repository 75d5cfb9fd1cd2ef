import { openPoints } from '../../generated/rules/openPoints';
import type { OpenPointKind } from '../../generated/types';

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
