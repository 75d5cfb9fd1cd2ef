import type { Cell } from '../../../lib/saves/cellSaves';

/** A change that was saved: what stood in its cell before, and what since. */
export type SavedEdit<Field extends string, Value> = { cell: Cell<Field>; before: Value; after: Value };

/** What was saved by one act, such as a paste, and is taken back by one. */
export type Step<Field extends string, Value> = {
  act: number;
  edits: readonly SavedEdit<Field, Value>[];
};

type Steps<Field extends string, Value> = readonly Step<Field, Value>[];

/** Enough to take back a bad quarter of an hour. */
const MOST_STEPS = 50;

/** Puts an edit to the others of its act: the answers of one act come one by one. */
export function remember<Field extends string, Value>(
  steps: Steps<Field, Value>,
  act: number,
  edit: SavedEdit<Field, Value>,
): Steps<Field, Value> {
  if (!steps.some(step => step.act === act)) return [...steps, { act, edits: [edit] }].slice(-MOST_STEPS);
  return steps.map(step => (step.act === act ? { act, edits: [...step.edits, edit] } : step));
}

/** What Ctrl+Z does next: it only touches cells that are seen, and still hold what this person put there. */
export type Undo<Field extends string, Value> = {
  /** To be written back. */
  back: readonly SavedEdit<Field, Value>[];
  /** Left alone: someone has changed them since. */
  changed: readonly SavedEdit<Field, Value>[];
  /** Not undone yet: nobody sees what they hold now. */
  unlisted: readonly SavedEdit<Field, Value>[];
  /** What there is to undo after it. */
  rest: Steps<Field, Value>;
};

/**
 * @param shown what stands in a cell now; undefined when its deal is not in the list
 * @returns undefined when there is nothing to undo
 */
export function nextUndo<Field extends string, Value>(
  steps: Steps<Field, Value>,
  shown: (cell: Cell<Field>) => Value | undefined,
): Undo<Field, Value> | undefined {
  const step = steps.at(-1);
  if (!step) return undefined;
  const unlisted = step.edits.filter(({ cell }) => shown(cell) === undefined);
  const listed = step.edits.filter(edit => !unlisted.includes(edit));
  const earlier = steps.slice(0, -1);
  return {
    back: listed.filter(({ cell, after }) => shown(cell) === after),
    changed: listed.filter(({ cell, after }) => shown(cell) !== after),
    unlisted,
    rest: unlisted.length > 0 ? [...earlier, { ...step, edits: unlisted }] : earlier,
  };
}

/**
 * What to say of an undo.
 * @param nameOf what people call a cell
 */
export function undoWords<Field extends string>(
  { back, changed, unlisted }: Omit<Undo<Field, unknown>, 'rest'>,
  nameOf: (cell: Cell<Field>) => string,
): string {
  const [only, another] = [...back, ...changed, ...unlisted];
  const say = (edits: readonly unknown[], one: string, many: string) => {
    if (edits.length === 0) return [];
    if (only && !another) return [one.replace('%', nameOf(only.cell))];
    return [many.replace('%', edits.length === 1 ? '1 cell' : `${edits.length} cells`)];
  };
  return [
    ...say(back, 'Undone: %.', 'Undone: %.'),
    ...say(changed, '% has been changed since, so it was left alone.', 'Changed since and left alone: %.'),
    ...say(unlisted, '% is not in this list, so it was not undone.', 'Not in this list and not undone: %.'),
  ].join(' ');
}
