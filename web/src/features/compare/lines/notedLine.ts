import type { ComparedLineFieldsFragment } from '../compare.generated';

export type ComparisonLine = ComparedLineFieldsFragment;

/** The open form and its target: the selected lines, or a line as it was when the form was opened. */
export type ActiveLineForm =
  | { action: 'keep' | 'handOn'; target: ComparisonLine | 'selected' }
  | { action: 'match'; target: ComparisonLine }
  | null;

export const hasOpenForm = ({ place }: ComparisonLine, activeForm: ActiveLineForm): boolean =>
  activeForm !== null && activeForm.target !== 'selected' && activeForm.target.place === place;

/**
 * Returns the lines, including the line of the open form. That line stays in its position with the typed note
 * even if another user has resolved it.
 */
export function withFormLine(lines: readonly ComparisonLine[], activeForm: ActiveLineForm): readonly ComparisonLine[] {
  if (!activeForm || activeForm.target === 'selected' || lines.some(line => hasOpenForm(line, activeForm))) return lines;
  return [...lines, { ...activeForm.target, isOpen: false }].sort((first, second) => first.place - second.place);
}
