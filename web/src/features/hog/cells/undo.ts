import type { EditableCell } from '../../../lib/mutations/cellSaves';

/** Saved change of a cell, with the values before and after. */
export type SavedEdit<Field extends string, Value> = {
  cell: EditableCell<Field>;
  before: Value;
  after: Value;
};

/** Edits that a single action saved, such as a paste. One undo reverts all of them. */
export type UndoStep<Field extends string, Value> = {
  actionId: number;
  edits: readonly SavedEdit<Field, Value>[];
};

type UndoSteps<Field extends string, Value> = readonly UndoStep<Field, Value>[];

/** Maximum number of steps. Covers the edits of about 15 minutes. */
const MAX_UNDO_STEPS = 50;

/**
 * Adds an edit to the step of the action that made the edit, or adds a step for a new action. The saves of an
 * action may finish at different times.
 */
export function addUndoEdit<Field extends string, Value>(
  steps: UndoSteps<Field, Value>,
  actionId: number,
  edit: SavedEdit<Field, Value>,
): UndoSteps<Field, Value> {
  if (!steps.some(step => step.actionId === actionId))
    return [...steps, { actionId, edits: [edit] }].slice(-MAX_UNDO_STEPS);
  return steps.map(step => (step.actionId === actionId ? { actionId, edits: [...step.edits, edit] } : step));
}

/**
 * Plan of the next undo. It changes only cells of listed deals that still contain the value that this user
 * saved.
 */
export type UndoPlan<Field extends string, Value> = {
  /** Edits to revert. */
  back: readonly SavedEdit<Field, Value>[];
  /** Edits to skip, because another user has changed their cells after the edit. */
  changed: readonly SavedEdit<Field, Value>[];
  /** Edits to keep for later, because their deals are not in the list. */
  unlisted: readonly SavedEdit<Field, Value>[];
  /** Steps that remain for later undos. */
  rest: UndoSteps<Field, Value>;
};

/**
 * Plans the next undo.
 * @param getShownValue returns the value that a cell shows; undefined if its deal is not in the list
 * @returns undefined if there is nothing to undo
 */
export function planUndo<Field extends string, Value>(
  steps: UndoSteps<Field, Value>,
  getShownValue: (cell: EditableCell<Field>) => Value | undefined,
): UndoPlan<Field, Value> | undefined {
  const step = steps.at(-1);
  if (!step) return undefined;
  const unlisted = step.edits.filter(({ cell }) => getShownValue(cell) === undefined);
  const listed = step.edits.filter(edit => !unlisted.includes(edit));
  const earlierSteps = steps.slice(0, -1);
  return {
    back: listed.filter(({ cell, after }) => getShownValue(cell) === after),
    changed: listed.filter(({ cell, after }) => getShownValue(cell) !== after),
    unlisted,
    rest: unlisted.length > 0 ? [...earlierSteps, { ...step, edits: unlisted }] : earlierSteps,
  };
}

/**
 * Formats the message after an undo.
 * @param getLabel returns the label of a cell
 */
export function formatUndoMessage<Field extends string>(
  { back, changed, unlisted }: Omit<UndoPlan<Field, unknown>, 'rest'>,
  getLabel: (cell: EditableCell<Field>) => string,
): string {
  const [firstEdit, secondEdit] = [...back, ...changed, ...unlisted];
  const formatPart = (edits: readonly unknown[], singleTemplate: string, countTemplate: string) => {
    if (edits.length === 0) return [];
    if (firstEdit && !secondEdit) return [singleTemplate.replace('%', getLabel(firstEdit.cell))];
    return [countTemplate.replace('%', edits.length === 1 ? '1 cell' : `${edits.length} cells`)];
  };
  return [
    ...formatPart(back, 'Undone: %.', 'Undone: %.'),
    ...formatPart(
      changed,
      '% was changed since then, so it was not undone.',
      'Couldn’t undo % that changed since then.',
    ),
    ...formatPart(
      unlisted,
      '% is not in this list, so it was not undone.',
      'Couldn’t undo % outside this list.',
    ),
  ].join(' ');
}
