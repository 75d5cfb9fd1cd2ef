/** A cell that people change in place: one field of one deal. */
export type Cell<Field extends string = string> = { number: number; field: Field };

/**
 * Where the last change of a cell stands. `wanted` is what a person put in, kept until the server has it; `stored` is
 * what the server made of it.
 */
export type CellSave<Wanted, Stored> =
  | { status: 'saving'; attempt: number; cell: Cell; wanted: Wanted }
  | { status: 'failed'; attempt: number; cell: Cell; wanted: Wanted; sentence: string }
  | { status: 'saved'; attempt: number; cell: Cell; stored: Stored; version: number; isFresh: boolean };

export type CellSaves<Wanted, Stored> = ReadonlyMap<string, CellSave<Wanted, Stored>>;

export type CellEvent<Wanted, Stored> =
  | { type: 'sent'; cell: Cell; attempt: number; wanted: Wanted }
  | { type: 'stored'; cell: Cell; attempt: number; stored: Stored; version: number }
  | { type: 'refused'; cell: Cell; attempt: number; sentence: string }
  | { type: 'faded'; cell: Cell; attempt: number }
  | { type: 'discarded'; cell: Cell };

export function cellKey({ number, field }: Cell): string {
  return `${number} ${field}`;
}

/** Follows every cell by itself. News of an attempt that a newer one has overtaken is no news. */
export function cellSaves<Wanted, Stored>(
  saves: CellSaves<Wanted, Stored>,
  event: CellEvent<Wanted, Stored>,
): CellSaves<Wanted, Stored> {
  const key = cellKey(event.cell);
  const save = saves.get(key);
  const next = event.type === 'sent' ? sent(event) : save && follow(save, event);
  if (next === save) return saves;
  const after = new Map(saves);
  if (next) after.set(key, next);
  else after.delete(key);
  return after;
}

function sent<Wanted>({ cell, attempt, wanted }: { cell: Cell; attempt: number; wanted: Wanted }) {
  return { status: 'saving', cell, attempt, wanted } as const;
}

function follow<Wanted, Stored>(
  save: CellSave<Wanted, Stored>,
  event: Exclude<CellEvent<Wanted, Stored>, { type: 'sent' }>,
): CellSave<Wanted, Stored> | undefined {
  if (event.type === 'discarded') return save.status === 'failed' ? undefined : save;
  if (event.attempt !== save.attempt) return save;
  const { cell, attempt } = save;
  switch (event.type) {
    case 'stored':
      return { status: 'saved', cell, attempt, stored: event.stored, version: event.version, isFresh: true };
    case 'refused':
      return save.status === 'saving'
        ? { status: 'failed', cell, attempt, wanted: save.wanted, sentence: event.sentence }
        : save;
    case 'faded':
      return save.status === 'saved' ? { ...save, isFresh: false } : save;
  }
}

/** Whether leaving now could lose something. */
export function hasUnsaved<Wanted, Stored>(saves: CellSaves<Wanted, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status !== 'saved');
}

/** Whether something is on its way to the server. */
export function isSaving<Wanted, Stored>(saves: CellSaves<Wanted, Stored>): boolean {
  return [...saves.values()].some(({ status }) => status === 'saving');
}

export type FailedSave<Wanted> = Extract<CellSave<Wanted, never>, { status: 'failed' }>;

/** What was typed and is not stored, in the order in which it was typed. */
export function failedSaves<Wanted, Stored>(saves: CellSaves<Wanted, Stored>): FailedSave<Wanted>[] {
  return [...saves.values()].filter(save => save.status === 'failed').sort((a, b) => a.attempt - b.attempt);
}
