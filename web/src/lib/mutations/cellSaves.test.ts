import {
  type CellEvent,
  type CellSaves,
  type ConflictingValue,
  getShownVersion,
  hasUnsavedChanges,
  listUnsavedChanges,
  reduceCellSaves,
  toCellKey,
} from './cellSaves';

type TestEvent = CellEvent<string, number>;

const frontCell = { row: 1042, field: 'frontGross' };
const backCell = { row: 1042, field: 'backGross' };
const noSaves: CellSaves<string, number> = new Map();

const reduceEvents = (...events: TestEvent[]) => events.reduce(reduceCellSaves<string, number>, noSaves);
const sentEvent = (cell: typeof frontCell, attempt: number, entered: string, baseVersion = 5): TestEvent => ({
  baseVersion,
  type: 'sent',
  cell,
  attempt,
  entered,
});
const storedEvent = (
  cell: typeof frontCell,
  attempt: number,
  stored: number,
  version: number,
): TestEvent => ({
  type: 'stored',
  cell,
  attempt,
  stored,
  version,
});
const rejectedEvent = (cell: typeof frontCell, attempt: number): TestEvent => ({
  type: 'rejected',
  cell,
  attempt,
  message: 'That is not money.',
});

const conflictingValue: ConflictingValue<number> = {
  stored: 300,
  version: 8,
  changedBy: 'Finn Delgado',
  changedAt: '2026-11-03T15:00:00Z',
};
const unavailableEvent = (cell: typeof frontCell, attempt: number): TestEvent => ({
  type: 'unavailable',
  cell,
  attempt,
  message: 'Away.',
});
const conflictEvent = (cell: typeof frontCell, attempt: number): TestEvent => ({
  type: 'conflict',
  cell,
  attempt,
  conflictingValue,
});

describe('reduceCellSaves with one cell', () => {
  it('marks a cell as saving until the server responds', () => {
    const saves = reduceEvents(sentEvent(frontCell, 1, '1,200'));
    expect(saves.get(toCellKey(frontCell))).toMatchObject({ status: 'saving', entered: '1,200' });
    expect(hasUnsavedChanges(saves)).toBe(true);
  });

  it('marks a cell as saved with the value that the server stored', () => {
    const saves = reduceEvents(sentEvent(frontCell, 1, '1,200'), storedEvent(frontCell, 1, 1200, 6));
    expect(saves.get(toCellKey(frontCell))).toMatchObject({
      status: 'saved',
      stored: 1200,
      version: 6,
      isFresh: true,
    });
    expect(hasUnsavedChanges(saves)).toBe(false);
  });

  it('removes the saved badge after a while, but keeps the stored value', () => {
    const saves = reduceEvents(sentEvent(frontCell, 1, '5'), storedEvent(frontCell, 1, 5, 6), {
      type: 'faded',
      cell: frontCell,
      attempt: 1,
    });
    expect(saves.get(toCellKey(frontCell))).toMatchObject({ status: 'saved', stored: 5, isFresh: false });
  });

  it('keeps the entered value and the reason when the server rejects a change', () => {
    const saves = reduceEvents(sentEvent(frontCell, 1, '12.'), rejectedEvent(frontCell, 1));
    expect(saves.get(toCellKey(frontCell))).toMatchObject({
      status: 'failed',
      entered: '12.',
      message: 'That is not money.',
    });
    expect(hasUnsavedChanges(saves)).toBe(true);
  });

  it('marks a change as waiting while the server is unavailable, then as saved once the change is stored', () => {
    const waiting = reduceEvents(sentEvent(frontCell, 1, '775'), unavailableEvent(frontCell, 1));
    expect(waiting.get(toCellKey(frontCell))).toMatchObject({ status: 'waiting', entered: '775' });
    expect(hasUnsavedChanges(waiting)).toBe(true);
    expect(
      reduceCellSaves(waiting, storedEvent(frontCell, 1, 775, 6)).get(toCellKey(frontCell)),
    ).toMatchObject({
      status: 'saved',
      stored: 775,
    });
  });

  it('keeps both values of a conflict until the person chooses one of them', () => {
    const both = reduceEvents(sentEvent(frontCell, 1, '900'), conflictEvent(frontCell, 1));
    expect(both.get(toCellKey(frontCell))).toMatchObject({
      status: 'conflict',
      entered: '900',
      conflictingValue,
    });
    expect(hasUnsavedChanges(both)).toBe(true);
    expect(reduceCellSaves(both, sentEvent(frontCell, 2, '900', 8)).get(toCellKey(frontCell))).toMatchObject({
      status: 'saving',
      entered: '900',
      baseVersion: 8,
    });
    expect(
      reduceCellSaves(both, { type: 'discarded', cell: frontCell }).get(toCellKey(frontCell)),
    ).toMatchObject({
      status: 'saved',
      stored: 300,
      version: 8,
    });
  });

  it('removes a rejected value, but not a value that is being sent, when the person discards the value', () => {
    expect(
      reduceEvents(sentEvent(frontCell, 1, '12.'), rejectedEvent(frontCell, 1), {
        type: 'discarded',
        cell: frontCell,
      }).size,
    ).toBe(0);
    const saving = reduceEvents(sentEvent(frontCell, 1, '12'), { type: 'discarded', cell: frontCell });
    expect(saving.get(toCellKey(frontCell))).toMatchObject({ status: 'saving' });
  });

  it('ignores the response to an earlier attempt after a new value was entered in the cell', () => {
    const typedTwice = [sentEvent(frontCell, 1, '100'), sentEvent(frontCell, 2, '200')];
    expect(reduceEvents(...typedTwice, rejectedEvent(frontCell, 1)).get(toCellKey(frontCell))).toMatchObject({
      status: 'saving',
      entered: '200',
    });
    expect(
      reduceEvents(...typedTwice, unavailableEvent(frontCell, 1)).get(toCellKey(frontCell)),
    ).toMatchObject({ status: 'saving' });
    expect(
      reduceEvents(...typedTwice, storedEvent(frontCell, 1, 100, 6)).get(toCellKey(frontCell)),
    ).toMatchObject({
      entered: '200',
    });
  });

  it('bases the current attempt on the version that the earlier attempt stored', () => {
    const saves = reduceEvents(
      sentEvent(frontCell, 1, '100'),
      sentEvent(frontCell, 2, '200'),
      storedEvent(frontCell, 1, 100, 6),
    );
    expect(saves.get(toCellKey(frontCell))).toMatchObject({
      status: 'saving',
      entered: '200',
      baseVersion: 6,
    });
  });

  it('ignores an earlier attempt that is sent again after a later attempt', () => {
    const saves = reduceEvents(sentEvent(frontCell, 2, '200'), sentEvent(frontCell, 1, '100'));
    expect(saves.get(toCellKey(frontCell))).toMatchObject({ entered: '200' });
  });

  it('keeps the saved badge of a later attempt when the badge of an earlier attempt expires', () => {
    const saves = reduceEvents(sentEvent(frontCell, 2, '7'), storedEvent(frontCell, 2, 7, 8), {
      type: 'faded',
      cell: frontCell,
      attempt: 1,
    });
    expect(saves.get(toCellKey(frontCell))).toMatchObject({ isFresh: true });
  });
});

describe('reduceCellSaves with two cells of one deal', () => {
  it('tracks the outcome of each cell separately', () => {
    const saves = reduceEvents(
      sentEvent(frontCell, 1, '12.'),
      sentEvent(backCell, 2, '300'),
      storedEvent(backCell, 2, 300, 6),
      rejectedEvent(frontCell, 1),
    );
    expect(saves.get(toCellKey(frontCell))).toMatchObject({ status: 'failed', entered: '12.' });
    expect(saves.get(toCellKey(backCell))).toMatchObject({ status: 'saved', stored: 300 });
  });

  it('lists failed cells in the order in which they were entered', () => {
    const saves = reduceEvents(
      sentEvent(backCell, 1, 'x'),
      sentEvent(frontCell, 2, 'y'),
      rejectedEvent(frontCell, 2),
      rejectedEvent(backCell, 1),
    );
    expect(listUnsavedChanges(saves).map(({ entered }) => entered)).toEqual(['x', 'y']);
  });
});

describe('getShownVersion', () => {
  it('returns the version of the row, or a later version that the person stored', () => {
    expect(getShownVersion(5, undefined)).toBe(5);
    expect(
      getShownVersion(
        5,
        reduceEvents(sentEvent(frontCell, 1, '1'), storedEvent(frontCell, 1, 1, 7)).get(toCellKey(frontCell)),
      ),
    ).toBe(7);
  });

  it('returns the version on which an unsaved value is based', () => {
    expect(
      getShownVersion(
        9,
        reduceEvents(sentEvent(frontCell, 1, '12.'), rejectedEvent(frontCell, 1)).get(toCellKey(frontCell)),
      ),
    ).toBe(5);
  });

  it('returns the version that the other user stored in a conflict', () => {
    expect(
      getShownVersion(
        5,
        reduceEvents(sentEvent(frontCell, 1, '900'), conflictEvent(frontCell, 1)).get(toCellKey(frontCell)),
      ),
    ).toBe(8);
  });
});
