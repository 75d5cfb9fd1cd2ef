import { type RefObject, useRef, useState } from 'react';
import type { ComparisonActions } from '../actions/useComparisonActions';
import type { ComparedLineFieldsFragment } from '../compare.generated';

/** Target of a note: a line, identified by its position in the comparison, or the selected lines. */
export type NoteTarget = number | 'selected';

/**
 * Returns the open form of the lines and its actions, which also move the focus.
 * @param section the element that contains the rows
 */
export function useLineForms(section: RefObject<HTMLElement | null>, actions: ComparisonActions) {
  const [activeForm, setActiveForm] = useState<ActiveLineForm>(null);
  /** Notes that could not be stored. A note is shown again when its form is opened. */
  const unsentNotes = useRef(new Map<string, string>());
  const findRow = (place: number) => section.current?.querySelector<HTMLElement>(`tr[data-place="${place}"]`);

  /** Closes the form and focuses the next line. */
  const closeAndFocusNext = (target: NoteTarget) => {
    setActiveForm(null);
    if (target === 'selected') return;
    const row = findRow(target);
    ((row?.nextElementSibling ?? row) as HTMLElement | null)?.focus();
  };

  return {
    activeForm,
    openForm: setActiveForm,
    closeAndFocusNext,
    cancel: () => {
      if (activeForm && activeForm.target !== 'selected') findRow(activeForm.target.place)?.focus();
      setActiveForm(null);
    },
    getUnsentNote: (action: 'keep' | 'handOn', target: NoteTarget) =>
      unsentNotes.current.get(`${action} ${target}`),
    /** Sends a note and closes the form. If the server cannot store the note, the form retains the note. */
    async sendNote(
      action: 'keep' | 'handOn',
      target: NoteTarget,
      note: string,
      selectedLines: readonly ComparedLineFieldsFragment[],
    ): Promise<void> {
      const key = `${action} ${target}`;
      unsentNotes.current.set(key, note);
      const places = target === 'selected' ? selectedLines.map(({ place }) => place) : [target];
      const lines = places.map(place => ({ place }));
      const sent = actions[action](lines, note, target === 'selected' ? 'click' : 'key');
      closeAndFocusNext(target);
      if (await sent) unsentNotes.current.delete(key);
    },
  };
}

export type LineForms = ReturnType<typeof useLineForms>;

export type ComparisonLine = ComparedLineFieldsFragment;

/**
 * The open form and its target. The target is the selected lines, or a line as it was when the form was
 * opened.
 */
export type ActiveLineForm =
  | { action: 'keep' | 'handOn'; target: ComparisonLine | 'selected' }
  | { action: 'match'; target: ComparisonLine }
  | null;

export const hasOpenForm = ({ place }: ComparisonLine, activeForm: ActiveLineForm): boolean =>
  activeForm !== null && activeForm.target !== 'selected' && activeForm.target.place === place;

/**
 * Returns the lines, including the line with the open form. If another user resolves that line, the line and
 * the typed note stay in place.
 */
export function withFormLine(
  lines: readonly ComparisonLine[],
  activeForm: ActiveLineForm,
): readonly ComparisonLine[] {
  if (!activeForm || activeForm.target === 'selected' || lines.some(line => hasOpenForm(line, activeForm)))
    return lines;
  return [...lines, { ...activeForm.target, isOpen: false }].sort(
    (first, second) => first.place - second.place,
  );
}
