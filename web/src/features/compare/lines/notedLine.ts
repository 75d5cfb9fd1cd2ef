import type { ComparedLineFieldsFragment } from '../compare.generated';

export type Line = ComparedLineFieldsFragment;

/** What is being typed, and for what: a line, as it was when it was asked for, or those that are selected. */
export type Asking =
  | { act: 'keep' | 'handOn'; about: Line | 'selected' }
  | { act: 'match'; about: Line }
  | null;

export const isAskedFor = ({ place }: Line, asking: Asking): boolean =>
  asking !== null && asking.about !== 'selected' && asking.about.place === place;

/** The line under a note stays where it is, with what is typed, when somebody else settles it and it is no longer among the others. */
export function withAsked(lines: readonly Line[], asking: Asking): readonly Line[] {
  if (!asking || asking.about === 'selected' || lines.some(line => isAskedFor(line, asking))) return lines;
  return [...lines, { ...asking.about, isOpen: false }].sort((one, other) => one.place - other.place);
}
