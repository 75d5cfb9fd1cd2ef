import type { GrossCell } from './gross';
import { nextUndo, remember, type SavedEdit } from './undo';

const front: GrossCell = { number: 1042, field: 'frontGross' };
const back: GrossCell = { number: 1042, field: 'backGross' };
const edits: readonly SavedEdit[] = [
  { cell: front, before: null, after: 900 },
  { cell: back, before: 250, after: null },
];

describe('Ctrl+Z', () => {
  it('writes back what stood there before the last saved edit', () => {
    expect(nextUndo(edits, () => null)).toEqual({ kind: 'write-back', edit: edits[1], rest: [edits[0]] });
  });

  it('goes on to the edit before it', () => {
    expect(nextUndo([edits[0] as SavedEdit], () => 900)).toMatchObject({
      kind: 'write-back',
      edit: { cell: front, before: null },
      rest: [],
    });
  });

  it('leaves alone what someone else has changed since', () => {
    expect(nextUndo(edits, () => 400)).toMatchObject({ kind: 'changed-since', rest: [edits[0]] });
  });

  it('waits for a deal that the filter does not list: nobody sees what it holds now', () => {
    expect(nextUndo(edits, () => undefined)).toEqual({ kind: 'not-listed', edit: edits[1] });
  });

  it('does nothing when nothing was saved', () => {
    expect(nextUndo([], () => null)).toEqual({ kind: 'nothing' });
  });

  it('remembers the last 50 edits', () => {
    const edit = (after: number): SavedEdit => ({ cell: front, before: null, after });
    const many = Array.from({ length: 60 }, (_, index) => edit(index)).reduce<readonly SavedEdit[]>(
      remember,
      [],
    );
    expect(many).toHaveLength(50);
    expect(many.at(-1)?.after).toBe(59);
  });
});
