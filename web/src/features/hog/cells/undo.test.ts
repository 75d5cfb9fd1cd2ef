import type { EditableCell } from '../../../lib/mutations/cellSaves';
import type { GrossField } from '../gross/gross';
import { formatCellName } from './hogCells';
import { addUndoEdit, formatUndoMessage, planUndo, type SavedEdit, type UndoStep } from './undo';

type Amount = number | null;
type Edit = SavedEdit<GrossField, Amount>;

const front: EditableCell<GrossField> = { row: 1042, field: 'frontGross' };
const back: EditableCell<GrossField> = { row: 1042, field: 'backGross' };
const first: Edit = { cell: front, before: null, after: 900 };
const second: Edit = { cell: back, before: 250, after: null };
const toSteps = (...edits: Edit[]): readonly UndoStep<GrossField, Amount>[] =>
  edits.map((edit, actionId) => ({ actionId, edits: [edit] }));

describe('Ctrl+Z', () => {
  it('restores the value before the last saved edit', () => {
    expect(planUndo(toSteps(first, second), () => null)).toMatchObject({
      back: [second],
      rest: toSteps(first),
    });
  });

  it('reverts the edit before the last one when Ctrl+Z is pressed a second time', () => {
    expect(planUndo(toSteps(first), () => 900)).toMatchObject({ back: [first], rest: [] });
  });

  it('skips cells that another user has changed after the edit', () => {
    expect(planUndo(toSteps(first, second), () => 400)).toMatchObject({
      back: [],
      changed: [second],
      rest: toSteps(first),
    });
  });

  it('keeps edits of deals that are not in the list, so that they can be undone later', () => {
    const steps = toSteps(first, second);
    expect(planUndo(steps, () => undefined)).toMatchObject({ back: [], unlisted: [second], rest: steps });
  });

  it('does nothing when no edit was saved', () => {
    expect(planUndo([], () => null)).toBeUndefined();
  });

  it('remembers only the last 50 actions', () => {
    const edit = (after: number): Edit => ({ cell: front, before: null, after });
    const manySteps = Array.from({ length: 60 }, (_, index) => index).reduce<
      readonly UndoStep<GrossField, Amount>[]
    >((steps, index) => addUndoEdit(steps, index, edit(index)), []);
    expect(manySteps).toHaveLength(50);
    expect(manySteps.at(-1)?.edits).toEqual([edit(59)]);
  });
});

describe('the undo of a pasted block', () => {
  const pastedSteps = [first, second].reduce<readonly UndoStep<GrossField, Amount>[]>(
    (steps, edit) => addUndoEdit(steps, 7, edit),
    toSteps({ ...first, after: 1 }),
  );

  it('reverts the whole block, even if its cells were saved in a different order', () => {
    const getShownValue = ({ field }: EditableCell) => (field === 'frontGross' ? 900 : null);
    expect(planUndo(pastedSteps, getShownValue)).toMatchObject({
      back: [first, second],
      rest: toSteps({ ...first, after: 1 }),
    });
  });

  it('skips cells that changed after the paste, and keeps cells of unlisted deals for a later undo', () => {
    const getShownValue = ({ field }: EditableCell) => (field === 'frontGross' ? 400 : undefined);
    const undo = planUndo(pastedSteps, getShownValue);
    expect(undo).toMatchObject({ back: [], changed: [first], unlisted: [second] });
    expect(undo?.rest.at(-1)).toEqual({ actionId: 7, edits: [second] });
  });
});

describe('the message after an undo', () => {
  const none = { back: [], changed: [], unlisted: [] };

  it('contains the name of a single reverted cell', () => {
    expect(formatUndoMessage({ ...none, back: [first] }, formatCellName)).toBe(
      'Undone: Front Gross of deal 1042.',
    );
    expect(formatUndoMessage({ ...none, changed: [first] }, formatCellName)).toBe(
      'Front Gross of deal 1042 was changed since then, so it was not undone.',
    );
    expect(formatUndoMessage({ ...none, unlisted: [second] }, formatCellName)).toBe(
      'Back Gross of deal 1042 is not in this list, so it was not undone.',
    );
  });

  it('contains the number of cells when several cells are reverted', () => {
    expect(formatUndoMessage({ back: [first, second], changed: [first], unlisted: [] }, formatCellName)).toBe(
      'Undone: 2 cells. Couldn’t undo 1 cell that changed since then.',
    );
  });
});
