/** The key of a row: the number of a deal, the id of an up, or the UUID of an up that is not stored yet. */
export type RowKey = number | string;

/** A cell that is edited in place: one field of one row. */
export type EditableCell<Field extends string = string> = { row: RowKey; field: Field };

/**
 * A value that a person entered in a cell. `baseVersion` is the version of the row on which the change is
 * based; undefined when the row has no version.
 */
export type CellChange<Entered> = {
  cell: EditableCell;
  attempt: number;
  entered: Entered;
  baseVersion: number | undefined;
};

/** The value that the server stored. Rows without versions have no `version`. */
export type StoredValue<Stored> = { stored: Stored; version: number | undefined };

/** The value that another user stored after this person had read the cell. */
export type ConflictingValue<Stored> = {
  stored: Stored;
  version: number;
  /** The name of the person who changed the value; null when the system changed it. */
  changedBy: string | null;
  changedAt: string;
};

/**
 * State of the last change of a cell:
 * - saving: the request is being sent;
 * - waiting: the connection or the server is unavailable, and the change will be sent again;
 * - failed: the server rejected it, and a person has to act;
 * - conflict: another user changed the cell first, and a person has to choose;
 * - saved: `stored` is the server's value.
 * `entered` is kept until the server has stored it.
 */
export type CellSave<Entered, Stored> =
  | (CellChange<Entered> & { status: 'saving' })
  | (CellChange<Entered> & { status: 'waiting'; message: string })
  | (CellChange<Entered> & { status: 'failed'; message: string })
  | (CellChange<Entered> & { status: 'conflict'; conflictingValue: ConflictingValue<Stored> })
  | (StoredValue<Stored> & { status: 'saved'; attempt: number; cell: EditableCell; isFresh: boolean });

export type CellSaves<Entered, Stored> = ReadonlyMap<string, CellSave<Entered, Stored>>;

type SentEvent<Entered> = CellChange<Entered> & { type: 'sent' };

type OutcomeEvent<Stored> = { cell: EditableCell; attempt: number } & (
  | ({ type: 'stored' } & StoredValue<Stored>)
  | { type: 'rejected'; message: string }
  | { type: 'unavailable'; message: string }
  | { type: 'conflict'; conflictingValue: ConflictingValue<Stored> }
  | { type: 'faded' }
);

/** A person discarded the entered value, or accepted the other user's value. */
type DiscardedEvent = { type: 'discarded'; cell: EditableCell };

export type CellEvent<Entered, Stored> = SentEvent<Entered> | OutcomeEvent<Stored> | DiscardedEvent;

export function toCellKey({ row, field }: EditableCell): string {
  return `${row} ${field}`;
}

export function isSameCell(first: EditableCell, second: EditableCell): boolean {
  return first.row === second.row && first.field === second.field;
}

/** Applies an event to the state of its cell. Ignores events of all attempts before the current attempt. */
export function reduceCellSaves<Entered, Stored>(
  saves: CellSaves<Entered, Stored>,
  event: CellEvent<Entered, Stored>,
): CellSaves<Entered, Stored> {
  const key = toCellKey(event.cell);
  const save = saves.get(key);
  const next = event.type === 'sent' ? reduceSent(save, event) : save && reduceOutcome(save, event);
  if (next === save) return saves;
  const nextSaves = new Map(saves);
  if (next) nextSaves.set(key, next);
  else nextSaves.delete(key);
  return nextSaves;
}

function reduceSent<Entered, Stored>(
  save: CellSave<Entered, Stored> | undefined,
  { cell, attempt, entered, baseVersion }: SentEvent<Entered>,
): CellSave<Entered, Stored> {
  return save && save.attempt > attempt ? save : { status: 'saving', cell, attempt, entered, baseVersion };
}

function reduceOutcome<Entered, Stored>(
  save: CellSave<Entered, Stored>,
  event: OutcomeEvent<Stored> | DiscardedEvent,
): CellSave<Entered, Stored> | undefined {
  if (event.type === 'discarded') return reduceDiscarded(save);
  if (event.attempt !== save.attempt) return rebaseOnEarlier(save, event);
  if (save.status === 'saved') return event.type === 'faded' ? { ...save, isFresh: false } : save;
  const { cell, attempt, entered, baseVersion } = save;
  switch (event.type) {
    case 'stored':
      return { status: 'saved', cell, attempt, stored: event.stored, version: event.version, isFresh: true };
    case 'rejected':
      return { status: 'failed', cell, attempt, entered, baseVersion, message: event.message };
    case 'unavailable':
      return { status: 'waiting', cell, attempt, entered, baseVersion, message: event.message };
    case 'conflict':
      return {
        status: 'conflict',
        cell,
        attempt,
        entered,
        baseVersion,
        conflictingValue: event.conflictingValue,
      };
    case 'faded':
      return save;
  }
}

/**
 * Returns the current attempt after an earlier attempt was stored. The current attempt is then based on the
 * version that the earlier attempt stored.
 */
function rebaseOnEarlier<Entered, Stored>(
  save: CellSave<Entered, Stored>,
  event: OutcomeEvent<Stored>,
): CellSave<Entered, Stored> {
  const isEarlierAttempt = event.type === 'stored' && event.attempt < save.attempt;
  return isEarlierAttempt && save.status !== 'saved' ? { ...save, baseVersion: event.version } : save;
}

function reduceDiscarded<Entered, Stored>(
  save: CellSave<Entered, Stored>,
): CellSave<Entered, Stored> | undefined {
  if (save.status === 'saving' || save.status === 'saved') return save;
  if (save.status !== 'conflict') return undefined;
  const { cell, attempt, conflictingValue } = save;
  return {
    status: 'saved',
    cell,
    attempt,
    stored: conflictingValue.stored,
    version: conflictingValue.version,
    isFresh: false,
  };
}

/** A change that is not stored and is not being sent. */
export type UnsavedChange<Entered, Stored> = Extract<
  CellSave<Entered, Stored>,
  { status: 'waiting' | 'failed' | 'conflict' }
>;

export function isUnsavedChange<Entered, Stored>(
  save: CellSave<Entered, Stored>,
): save is UnsavedChange<Entered, Stored> {
  return save.status === 'waiting' || save.status === 'failed' || save.status === 'conflict';
}

/** Returns the changes that are not stored and not being sent, in the order in which they were entered. */
export function listUnsavedChanges<Entered, Stored>(
  saves: CellSaves<Entered, Stored>,
): UnsavedChange<Entered, Stored>[] {
  return [...saves.values()].filter(isUnsavedChange).sort((first, second) => first.attempt - second.attempt);
}

/** Returns whether any entered value is not stored. */
export function hasUnsavedChanges<Entered, Stored>(saves: CellSaves<Entered, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status !== 'saved');
}

/** Returns whether a change is being sent or will be sent automatically. */
export function hasPendingSaves<Entered, Stored>(saves: CellSaves<Entered, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving' || status === 'waiting');
}

/** Returns whether a change is being sent. */
export function hasRunningSaves<Entered, Stored>(saves: CellSaves<Entered, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving');
}

/**
 * Returns the version of the value that a cell shows.
 * @param version the version of the row in the list
 */
export function getShownVersion<Entered, Stored>(
  version: number,
  save: CellSave<Entered, Stored> | undefined,
): number {
  if (save?.status === 'saved') return Math.max(version, save.version ?? version);
  if (save?.status === 'conflict') return save.conflictingValue.version;
  // The cell shows the person's unsaved value, which is based on this version.
  return save?.baseVersion ?? version;
}

/**
 * Returns the value to show in a cell: a value that is being sent, or a stored value until the row in the
 * list is as new; otherwise the value of the row. A rejected change shows the value of the row.
 * @param row the value in the list, and the version of the row if it has one
 * @param read converts an entered value to a stored value
 */
export function getDisplayedValue<Entered, Stored>(
  row: { value: Stored; version?: number | undefined },
  save: CellSave<Entered, Stored> | undefined,
  read: (entered: Entered) => Stored,
): Stored {
  const isRowOlderThan = (version: number | undefined) =>
    version !== undefined && row.version !== undefined && row.version < version;
  if (save?.status === 'saving' || save?.status === 'waiting') return read(save.entered);
  if (save?.status === 'conflict' && isRowOlderThan(save.conflictingValue.version))
    return save.conflictingValue.stored;
  if (save?.status === 'saved' && isRowOlderThan(save.version)) return save.stored;
  return row.value;
}
