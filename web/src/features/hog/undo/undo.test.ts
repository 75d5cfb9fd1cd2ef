import type { Cell } from '../../../lib/saves/cellSaves';
import type { GrossField } from '../gross/gross';
import { cellName } from '../hogCells';
import { nextUndo, remember, type SavedEdit, type Step, undoWords } from './undo';

type Amount = number | null;
type Edit = SavedEdit<GrossField, Amount>;

const front: Cell<GrossField> = { row: 1042, field: 'frontGross' };
const back: Cell<GrossField> = { row: 1042, field: 'backGross' };
const first: Edit = { cell: front, before: null, after: 900 };
const second: Edit = { cell: back, before: 250, after: null };
const acts = (...edits: Edit[]): readonly Step<GrossField, Amount>[] =>
  edits.map((edit, act) => ({ act, edits: [edit] }));

describe('Ctrl+Z', () => {
  it('writes back what stood there before the last saved edit', () => {
    expect(nextUndo(acts(first, second), () => null)).toMatchObject({ back: [second], rest: acts(first) });
  });

  it('goes on to the edit before it', () => {
    expect(nextUndo(acts(first), () => 900)).toMatchObject({ back: [first], rest: [] });
  });

  it('leaves alone what someone else has changed since', () => {
    expect(nextUndo(acts(first, second), () => 400)).toMatchObject({
      back: [],
      changed: [second],
      rest: acts(first),
    });
  });

  it('waits for a deal that the filter does not list: nobody sees what it holds now', () => {
    const all = acts(first, second);
    expect(nextUndo(all, () => undefined)).toMatchObject({ back: [], unlisted: [second], rest: all });
  });

  it('does nothing when nothing was saved', () => {
    expect(nextUndo([], () => null)).toBeUndefined();
  });

  it('remembers the last 50 acts', () => {
    const edit = (after: number): Edit => ({ cell: front, before: null, after });
    const many = Array.from({ length: 60 }, (_, index) => index).reduce<readonly Step<GrossField, Amount>[]>(
      (steps, index) => remember(steps, index, edit(index)),
      [],
    );
    expect(many).toHaveLength(50);
    expect(many.at(-1)?.edits).toEqual([edit(59)]);
  });
});

describe('a pasted block', () => {
  const pasted = [first, second].reduce<readonly Step<GrossField, Amount>[]>(
    (steps, edit) => remember(steps, 7, edit),
    acts({ ...first, after: 1 }),
  );

  it('is taken back at once, however its answers came', () => {
    const shown = ({ field }: Cell) => (field === 'frontGross' ? 900 : null);
    expect(nextUndo(pasted, shown)).toMatchObject({
      back: [first, second],
      rest: acts({ ...first, after: 1 }),
    });
  });

  it('is taken back but for what someone has changed since, and keeps what is not listed', () => {
    const shown = ({ field }: Cell) => (field === 'frontGross' ? 400 : undefined);
    const undo = nextUndo(pasted, shown);
    expect(undo).toMatchObject({ back: [], changed: [first], unlisted: [second] });
    expect(undo?.rest.at(-1)).toEqual({ act: 7, edits: [second] });
  });
});

describe('what is said of an undo', () => {
  const none = { back: [], changed: [], unlisted: [] };

  it('names the one cell', () => {
    expect(undoWords({ ...none, back: [first] }, cellName)).toBe('Undone: Front Gross of deal 1042.');
    expect(undoWords({ ...none, changed: [first] }, cellName)).toBe(
      'Front Gross of deal 1042 has been changed since, so it was left alone.',
    );
    expect(undoWords({ ...none, unlisted: [second] }, cellName)).toBe(
      'Back Gross of deal 1042 is not in this list, so it was not undone.',
    );
  });

  it('counts several', () => {
    expect(undoWords({ back: [first, second], changed: [first], unlisted: [] }, cellName)).toBe(
      'Undone: 2 cells. Changed since and left alone: 1 cell.',
    );
  });
});
