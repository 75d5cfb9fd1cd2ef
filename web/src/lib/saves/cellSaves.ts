/** What a row is known by: the number of a deal, the id of an up, the UUID of an up that is not stored yet. */
export type RowKey = number | string;

/** A cell that people change in place: one field of one row. */
export type Cell<Field extends string = string> = { row: RowKey; field: Field };

/** What a person put into a cell, and the version of the row that they were looking at; undefined when none is known. */
export type Change<Entered> = { cell: Cell; attempt: number; entered: Entered; seen: number | undefined };

/** What the server made of a change; rows without versions have none. */
export type StoredValue<Stored> = { stored: Stored; version: number | undefined };

/** What stands in a cell now that someone changed it after this person had looked. */
export type Theirs<Stored> = {
  stored: Stored;
  version: number;
  /** A name; null when the store did it by itself. */
  changedBy: string | null;
  changedAt: string;
};

/**
 * Where the last change of a cell stands:
 * - saving: on its way to the server;
 * - waiting: the line or the server was away; it is sent again by itself;
 * - failed: the server refused it, and a person has to act;
 * - conflict: someone changed the cell meanwhile, and a person has to choose;
 * - saved: `stored` is what the server made of it.
 * `entered` stays until the server has it.
 */
export type CellSave<Entered, Stored> =
  | (Change<Entered> & { status: 'saving' })
  | (Change<Entered> & { status: 'waiting'; sentence: string })
  | (Change<Entered> & { status: 'failed'; sentence: string })
  | (Change<Entered> & { status: 'conflict'; theirs: Theirs<Stored> })
  | (StoredValue<Stored> & { status: 'saved'; attempt: number; cell: Cell; isFresh: boolean });

export type CellSaves<Entered, Stored> = ReadonlyMap<string, CellSave<Entered, Stored>>;

type Sent<Entered> = Change<Entered> & { type: 'sent' };

type News<Stored> = { cell: Cell; attempt: number } & (
  | ({ type: 'stored' } & StoredValue<Stored>)
  | { type: 'refused'; sentence: string }
  | { type: 'away'; sentence: string }
  | { type: 'conflict'; theirs: Theirs<Stored> }
  | { type: 'faded' }
);

/** A person gave up what they had put in, or took what someone else stored. */
type Discarded = { type: 'discarded'; cell: Cell };

export type CellEvent<Entered, Stored> = Sent<Entered> | News<Stored> | Discarded;

export function cellKey({ row, field }: Cell): string {
  return `${row} ${field}`;
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.field === other.field;
}

/** Follows every cell by itself. News of an attempt that a newer one has overtaken is no news. */
export function cellSaves<Entered, Stored>(
  saves: CellSaves<Entered, Stored>,
  event: CellEvent<Entered, Stored>,
): CellSaves<Entered, Stored> {
  const key = cellKey(event.cell);
  const save = saves.get(key);
  const next = event.type === 'sent' ? sent(save, event) : save && follow(save, event);
  if (next === save) return saves;
  const after = new Map(saves);
  if (next) after.set(key, next);
  else after.delete(key);
  return after;
}

function sent<Entered, Stored>(
  save: CellSave<Entered, Stored> | undefined,
  { cell, attempt, entered, seen }: Sent<Entered>,
): CellSave<Entered, Stored> {
  return save && save.attempt > attempt ? save : { status: 'saving', cell, attempt, entered, seen };
}

function follow<Entered, Stored>(
  save: CellSave<Entered, Stored>,
  event: News<Stored> | Discarded,
): CellSave<Entered, Stored> | undefined {
  if (event.type === 'discarded') return discarded(save);
  if (event.attempt !== save.attempt) return overtaken(save, event);
  if (save.status === 'saved') return event.type === 'faded' ? { ...save, isFresh: false } : save;
  const { cell, attempt, entered, seen } = save;
  switch (event.type) {
    case 'stored':
      return { status: 'saved', cell, attempt, stored: event.stored, version: event.version, isFresh: true };
    case 'refused':
      return { status: 'failed', cell, attempt, entered, seen, sentence: event.sentence };
    case 'away':
      return { status: 'waiting', cell, attempt, entered, seen, sentence: event.sentence };
    case 'conflict':
      return { status: 'conflict', cell, attempt, entered, seen, theirs: event.theirs };
    case 'faded':
      return save;
  }
}

/** What was put in since was put over what the earlier attempt stored. */
function overtaken<Entered, Stored>(
  save: CellSave<Entered, Stored>,
  event: News<Stored>,
): CellSave<Entered, Stored> {
  const isBefore = event.type === 'stored' && event.attempt < save.attempt;
  return isBefore && save.status !== 'saved' ? { ...save, seen: event.version } : save;
}

function discarded<Entered, Stored>(save: CellSave<Entered, Stored>): CellSave<Entered, Stored> | undefined {
  if (save.status === 'saving' || save.status === 'saved') return save;
  if (save.status !== 'conflict') return undefined;
  const { cell, attempt, theirs } = save;
  return { status: 'saved', cell, attempt, stored: theirs.stored, version: theirs.version, isFresh: false };
}

/** A change that the server does not hold and that is not on its way there by a person's last act. */
export type UnsavedChange<Entered, Stored> = Extract<
  CellSave<Entered, Stored>,
  { status: 'waiting' | 'failed' | 'conflict' }
>;

export function isUnsavedChange<Entered, Stored>(
  save: CellSave<Entered, Stored>,
): save is UnsavedChange<Entered, Stored> {
  return save.status === 'waiting' || save.status === 'failed' || save.status === 'conflict';
}

/** What was put in and is not stored, in the order in which it was put in. */
export function unsavedChanges<Entered, Stored>(
  saves: CellSaves<Entered, Stored>,
): UnsavedChange<Entered, Stored>[] {
  return [...saves.values()].filter(isUnsavedChange).sort((one, other) => one.attempt - other.attempt);
}

/** Whether something was put in that is not stored. */
export function hasUnsaved<Entered, Stored>(saves: CellSaves<Entered, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status !== 'saved');
}

/** Whether something is on its way to the server, or will be by itself. */
export function isToBeStored<Entered, Stored>(saves: CellSaves<Entered, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving' || status === 'waiting');
}

/** Whether something is on its way to the server. */
export function isSaving<Entered, Stored>(saves: CellSaves<Entered, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving');
}

/**
 * The version that a person sees who looks at a cell now.
 * @param version the row's, as it is listed
 */
export function versionSeen<Entered, Stored>(
  version: number,
  save: CellSave<Entered, Stored> | undefined,
): number {
  if (save?.status === 'saved') return Math.max(version, save.version ?? version);
  if (save?.status === 'conflict') return save.theirs.version;
  // What they look at is their own text, which they put over this version.
  return save?.seen ?? version;
}

/**
 * What a cell stands for: what is on its way as soon as it is put in; what was stored, until its row has caught up; the
 * row's own otherwise, and for a change that was refused.
 * @param row what its row holds, and the version of the row if it has one
 * @param read what stands for a value that was put in
 */
export function shownIn<Entered, Stored>(
  row: { value: Stored; version?: number | undefined },
  save: CellSave<Entered, Stored> | undefined,
  read: (entered: Entered) => Stored,
): Stored {
  const isBehind = (version: number | undefined) =>
    version !== undefined && row.version !== undefined && row.version < version;
  if (save?.status === 'saving' || save?.status === 'waiting') return read(save.entered);
  if (save?.status === 'conflict' && isBehind(save.theirs.version)) return save.theirs.stored;
  if (save?.status === 'saved' && isBehind(save.version)) return save.stored;
  return row.value;
}
