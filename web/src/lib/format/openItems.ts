import { openItems } from '../../generated/rules/openItems';
import type { OpenPointKind } from '../../generated/types';

export type OpenItemName = keyof typeof openItems;

export const openItemNames = Object.keys(openItems) as OpenItemName[];

/**
 * The open items that people can resolve. A `locked` item is excluded: it exists because the month of the
 * deal is closed.
 */
export const resolvableItemNames = openItemNames.filter(name => name !== 'locked');

/** Returns the kind of open item with this name; for "any", returns all kinds that people can resolve. */
export const listOpenItemKinds = (name: OpenItemName | 'any'): OpenPointKind[] =>
  name === 'any' ? resolvableItemNames.map(itemName => openItems[itemName].kind) : [openItems[name].kind];

/** Formats the open items of a deal: "Missing gross, pending". */
export function formatOpenItems(kinds: readonly OpenPointKind[]): string {
  const labels = openItemNames
    .filter(name => kinds.includes(openItems[name].kind))
    .map(name => openItems[name].label);
  const [first = '', ...others] = labels;
  return [first, ...others.map(lowercaseFirst)].join(', ');
}

/** Formats an age in days. */
export const formatAge = (days: number): string =>
  days === 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;

/**
 * Lowercases the first letter of a label for use within a sentence, unless the label begins with two
 * capitals.
 */
const lowercaseFirst = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
