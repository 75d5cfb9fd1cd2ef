import {
  type CellEvent,
  type CellSaves,
  cellKey,
  cellSaves,
  hasUnsaved,
  type Theirs,
  unsavedChanges,
  versionSeen,
} from './cellSaves';

type Event = CellEvent<string, number>;

const front = { row: 1042, field: 'frontGross' };
const back = { row: 1042, field: 'backGross' };
const nothing: CellSaves<string, number> = new Map();

const after = (...events: Event[]) => events.reduce(cellSaves<string, number>, nothing);
const send = (cell: typeof front, attempt: number, entered: string, seen = 5): Event => ({
  seen,
  type: 'sent',
  cell,
  attempt,
  entered,
});
const store = (cell: typeof front, attempt: number, stored: number, version: number): Event => ({
  type: 'stored',
  cell,
  attempt,
  stored,
  version,
});
const refuse = (cell: typeof front, attempt: number): Event => ({
  type: 'refused',
  cell,
  attempt,
  sentence: 'That is not money.',
});

const theirs: Theirs<number> = {
  stored: 300,
  version: 8,
  changedBy: 'Finn Delgado',
  changedAt: '2026-11-03T15:00:00Z',
};
const away = (cell: typeof front, attempt: number): Event => ({
  type: 'away',
  cell,
  attempt,
  sentence: 'Away.',
});
const meet = (cell: typeof front, attempt: number): Event => ({ type: 'conflict', cell, attempt, theirs });

describe('a cell', () => {
  it('is saving what was typed until the server has answered', () => {
    const saves = after(send(front, 1, '1,200'));
    expect(saves.get(cellKey(front))).toMatchObject({ status: 'saving', entered: '1,200' });
    expect(hasUnsaved(saves)).toBe(true);
  });

  it('is saved as the server stored it', () => {
    const saves = after(send(front, 1, '1,200'), store(front, 1, 1200, 6));
    expect(saves.get(cellKey(front))).toMatchObject({
      status: 'saved',
      stored: 1200,
      version: 6,
      isFresh: true,
    });
    expect(hasUnsaved(saves)).toBe(false);
  });

  it('stops saying so after a while, and stays stored', () => {
    const saves = after(send(front, 1, '5'), store(front, 1, 5, 6), {
      type: 'faded',
      cell: front,
      attempt: 1,
    });
    expect(saves.get(cellKey(front))).toMatchObject({ status: 'saved', stored: 5, isFresh: false });
  });

  it('keeps what was typed, with the reason, when it is refused', () => {
    const saves = after(send(front, 1, '12.'), refuse(front, 1));
    expect(saves.get(cellKey(front))).toMatchObject({
      status: 'failed',
      entered: '12.',
      sentence: 'That is not money.',
    });
    expect(hasUnsaved(saves)).toBe(true);
  });

  it('keeps what waits for the line, and is stored once the line is back', () => {
    const waiting = after(send(front, 1, '775'), away(front, 1));
    expect(waiting.get(cellKey(front))).toMatchObject({ status: 'waiting', entered: '775' });
    expect(hasUnsaved(waiting)).toBe(true);
    expect(cellSaves(waiting, store(front, 1, 775, 6)).get(cellKey(front))).toMatchObject({
      status: 'saved',
      stored: 775,
    });
  });

  it('keeps what was typed beside what someone else stored, until the person chooses', () => {
    const both = after(send(front, 1, '900'), meet(front, 1));
    expect(both.get(cellKey(front))).toMatchObject({ status: 'conflict', entered: '900', theirs });
    expect(hasUnsaved(both)).toBe(true);
    expect(cellSaves(both, send(front, 2, '900', 8)).get(cellKey(front))).toMatchObject({
      status: 'saving',
      entered: '900',
      seen: 8,
    });
    expect(cellSaves(both, { type: 'discarded', cell: front }).get(cellKey(front))).toMatchObject({
      status: 'saved',
      stored: 300,
      version: 8,
    });
  });

  it('forgets a refused text only when the person discards it', () => {
    expect(after(send(front, 1, '12.'), refuse(front, 1), { type: 'discarded', cell: front }).size).toBe(0);
    const saving = after(send(front, 1, '12'), { type: 'discarded', cell: front });
    expect(saving.get(cellKey(front))).toMatchObject({ status: 'saving' });
  });

  it('that was typed again does not listen to the answer of the first attempt', () => {
    const typedTwice = [send(front, 1, '100'), send(front, 2, '200')];
    expect(after(...typedTwice, refuse(front, 1)).get(cellKey(front))).toMatchObject({
      status: 'saving',
      entered: '200',
    });
    expect(after(...typedTwice, away(front, 1)).get(cellKey(front))).toMatchObject({ status: 'saving' });
    expect(after(...typedTwice, store(front, 1, 100, 6)).get(cellKey(front))).toMatchObject({
      entered: '200',
    });
  });

  it('that was typed again is typed over what the first attempt stored', () => {
    const saves = after(send(front, 1, '100'), send(front, 2, '200'), store(front, 1, 100, 6));
    expect(saves.get(cellKey(front))).toMatchObject({ status: 'saving', entered: '200', seen: 6 });
  });

  it('does not go back to an attempt that is sent again after a newer one', () => {
    const saves = after(send(front, 2, '200'), send(front, 1, '100'));
    expect(saves.get(cellKey(front))).toMatchObject({ entered: '200' });
  });

  it('does not fade the news of a later attempt', () => {
    const saves = after(send(front, 2, '7'), store(front, 2, 7, 8), {
      type: 'faded',
      cell: front,
      attempt: 1,
    });
    expect(saves.get(cellKey(front))).toMatchObject({ isFresh: true });
  });
});

describe('two cells of one deal', () => {
  it('fail and succeed by themselves', () => {
    const saves = after(
      send(front, 1, '12.'),
      send(back, 2, '300'),
      store(back, 2, 300, 6),
      refuse(front, 1),
    );
    expect(saves.get(cellKey(front))).toMatchObject({ status: 'failed', entered: '12.' });
    expect(saves.get(cellKey(back))).toMatchObject({ status: 'saved', stored: 300 });
  });

  it('are listed as failed in the order they were typed', () => {
    const saves = after(send(back, 1, 'x'), send(front, 2, 'y'), refuse(front, 2), refuse(back, 1));
    expect(unsavedChanges(saves).map(({ entered }) => entered)).toEqual(['x', 'y']);
  });
});

describe('whoever looks at a cell sees the version', () => {
  it('of its row, or of what they stored there themselves since', () => {
    expect(versionSeen(5, undefined)).toBe(5);
    expect(versionSeen(5, after(send(front, 1, '1'), store(front, 1, 1, 7)).get(cellKey(front)))).toBe(7);
  });

  it('that their own unsaved text was typed over', () => {
    expect(versionSeen(9, after(send(front, 1, '12.'), refuse(front, 1)).get(cellKey(front)))).toBe(5);
  });

  it('that someone else’s amount has, where both are shown', () => {
    expect(versionSeen(5, after(send(front, 1, '900'), meet(front, 1)).get(cellKey(front)))).toBe(8);
  });
});
