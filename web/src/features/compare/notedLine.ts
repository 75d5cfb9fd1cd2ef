import type { ComparedLineFieldsFragment } from '../../generated/compare';

type Line = ComparedLineFieldsFragment;

/** For what a note is being typed: a line, as it was when the note was asked for, or those that are selected. */
export type Keeping = Line | 'selected' | null;

export const isNoted = ({ place }: Line, keeping: Keeping): boolean =>
  keeping !== null && keeping !== 'selected' && keeping.place === place;

/** The line under a note stays where it is, with what is typed, when somebody else settles it and it is no longer among the others. */
export function withNoted(lines: readonly Line[], keeping: Keeping): readonly Line[] {
  if (keeping === null || keeping === 'selected' || lines.some(line => isNoted(line, keeping))) return lines;
  return [...lines, { ...keeping, isOpen: false }].sort((one, other) => one.place - other.place);
}
