/** A cell that people change in place: one field of one row, which is known by a number. */
export type Cell<Field extends string = string> = { row: number; field: Field };

/** What a person put into a cell, and the version of the row that they were looking at; undefined when none is known. */
export type Change<Wanted> = { cell: Cell; attempt: number; wanted: Wanted; seen: number | undefined };

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
 * `wanted` is kept until the server has it.
 */
export type CellSave<Wanted, Stored> =
  | (Change<Wanted> & { status: 'saving' })
  | (Change<Wanted> & { status: 'waiting'; sentence: string })
  | (Change<Wanted> & { status: 'failed'; sentence: string })
  | (Change<Wanted> & { status: 'conflict'; theirs: Theirs<Stored> })
  | (StoredValue<Stored> & { status: 'saved'; attempt: number; cell: Cell; isFresh: boolean });

export type CellSaves<Wanted, Stored> = ReadonlyMap<string, CellSave<Wanted, Stored>>;

type Sent<Wanted> = Change<Wanted> & { type: 'sent' };

type News<Stored> = { cell: Cell; attempt: number } & (
  | ({ type: 'stored' } & StoredValue<Stored>)
  | { type: 'refused'; sentence: string }
  | { type: 'away'; sentence: string }
  | { type: 'conflict'; theirs: Theirs<Stored> }
  | { type: 'faded' }
);

/** A person gave up what they had put in, or took what someone else stored. */
type Discarded = { type: 'discarded'; cell: Cell };

export type CellEvent<Wanted, Stored> = Sent<Wanted> | News<Stored> | Discarded;

export function cellKey({ row, field }: Cell): string {
  return `${row} ${field}`;
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.field === other.field;
}

/** Follows every cell by itself. News of an attempt that a newer one has overtaken is no news. */
export function cellSaves<Wanted, Stored>(
  saves: CellSaves<Wanted, Stored>,
  event: CellEvent<Wanted, Stored>,
): CellSaves<Wanted, Stored> {
  const key = cellKey(event.cell);
  const save = saves.get(key);
  const next = event.type === 'sent' ? sent(save, event) : save && follow(save, event);
  if (next === save) return saves;
  const after = new Map(saves);
  if (next) after.set(key, next);
  else after.delete(key);
  return after;
}

function sent<Wanted, Stored>(
  save: CellSave<Wanted, Stored> | undefined,
  { cell, attempt, wanted, seen }: Sent<Wanted>,
): CellSave<Wanted, Stored> {
  return save && save.attempt > attempt ? save : { status: 'saving', cell, attempt, wanted, seen };
}

function follow<Wanted, Stored>(
  save: CellSave<Wanted, Stored>,
  event: News<Stored> | Discarded,
): CellSave<Wanted, Stored> | undefined {
  if (event.type === 'discarded') return discarded(save);
  if (event.attempt !== save.attempt) return overtaken(save, event);
  if (save.status === 'saved') return event.type === 'faded' ? { ...save, isFresh: false } : save;
  const { cell, attempt, wanted, seen } = save;
  switch (event.type) {
    case 'stored':
      return { status: 'saved', cell, attempt, stored: event.stored, version: event.version, isFresh: true };
    case 'refused':
      return { status: 'failed', cell, attempt, wanted, seen, sentence: event.sentence };
    case 'away':
      return { status: 'waiting', cell, attempt, wanted, seen, sentence: event.sentence };
    case 'conflict':
      return { status: 'conflict', cell, attempt, wanted, seen, theirs: event.theirs };
    case 'faded':
      return save;
  }
}

/** What was put in since was put over what the earlier attempt stored. */
function overtaken<Wanted, Stored>(
  save: CellSave<Wanted, Stored>,
  event: News<Stored>,
): CellSave<Wanted, Stored> {
  const isBefore = event.type === 'stored' && event.attempt < save.attempt;
  return isBefore && save.status !== 'saved' ? { ...save, seen: event.version } : save;
}

function discarded<Wanted, Stored>(save: CellSave<Wanted, Stored>): CellSave<Wanted, Stored> | undefined {
  if (save.status === 'saving' || save.status === 'saved') return save;
  if (save.status !== 'conflict') return undefined;
  const { cell, attempt, theirs } = save;
  return { status: 'saved', cell, attempt, stored: theirs.stored, version: theirs.version, isFresh: false };
}

/** A change that the server does not hold and that is not on its way there by a person's last act. */
export type UnsavedChange<Wanted, Stored> = Extract<
  CellSave<Wanted, Stored>,
  { status: 'waiting' | 'failed' | 'conflict' }
>;

export function isUnsavedChange<Wanted, Stored>(
  save: CellSave<Wanted, Stored>,
): save is UnsavedChange<Wanted, Stored> {
  return save.status === 'waiting' || save.status === 'failed' || save.status === 'conflict';
}

/** What was put in and is not stored, in the order in which it was put in. */
export function unsavedChanges<Wanted, Stored>(
  saves: CellSaves<Wanted, Stored>,
): UnsavedChange<Wanted, Stored>[] {
  return [...saves.values()].filter(isUnsavedChange).sort((one, other) => one.attempt - other.attempt);
}

/** Whether something was put in that is not stored. */
export function hasUnsaved<Wanted, Stored>(saves: CellSaves<Wanted, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status !== 'saved');
}

/** Whether something is on its way to the server, or will be by itself. */
export function isToBeStored<Wanted, Stored>(saves: CellSaves<Wanted, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving' || status === 'waiting');
}

/** Whether something is on its way to the server. */
export function isSaving<Wanted, Stored>(saves: CellSaves<Wanted, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving');
}

/**
 * The version that a person sees who looks at a cell now.
 * @param version the row's, as it is listed
 */
export function versionSeen<Wanted, Stored>(
  version: number,
  save: CellSave<Wanted, Stored> | undefined,
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
export function shownIn<Wanted, Stored>(
  row: { value: Stored; version?: number | undefined },
  save: CellSave<Wanted, Stored> | undefined,
  read: (wanted: Wanted) => Stored,
): Stored {
  const isBehind = (version: number | undefined) =>
    version !== undefined && row.version !== undefined && row.version < version;
  if (save?.status === 'saving' || save?.status === 'waiting') return read(save.wanted);
  if (save?.status === 'conflict' && isBehind(save.theirs.version)) return save.theirs.stored;
  if (save?.status === 'saved' && isBehind(save.version)) return save.stored;
  return row.value;
}
