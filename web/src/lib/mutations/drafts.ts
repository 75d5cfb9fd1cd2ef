import { deleteStored, listLocalKeys, readStored, type StoredKey, writeStored } from '../browserStorage';

const draftKinds = [
  'unsavedDeal',
  'pastedDeals',
  'unsavedGoals',
  'unsavedGross',
  'unsavedUp',
  'newUp',
  'playground',
] as const;

/** The kinds of draft. Each kind is offered again on its own screen. */
export type DraftKind = (typeof draftKinds)[number];

const toDraftKey = (kind: DraftKind, personId: number, name: string) =>
  kind === 'playground' ? (`${kind}:${personId}:${name}` as const) : (`${kind} ${personId} ${name}` as const);

const toDiscardedKey = (personId: number) => `discardedAt ${personId}` as const;

/**
 * Reads and writes the unsaved texts of one person and one kind in this browser, each under a name. The time
 * of the last change is stored with each. After the person discards all drafts in any tab, stores that were
 * open before do not write any more.
 */
export function openDraftTexts(kind: DraftKind, personId: number) {
  const discardedAt = readStored(toDiscardedKey(personId));
  return {
    find: (name: string) => readStored(toDraftKey(kind, personId, name)),
    put(name: string, text: string) {
      const key = toDraftKey(kind, personId, name);
      // Showing a text again is not a change.
      if (readStored(key) === text || readStored(toDiscardedKey(personId)) !== discardedAt) return;
      storeIfPossible(key, text);
      resetDraftAge([{ key }]);
    },
    remove: (name: string) => deleteUnsavedTexts([{ key: toDraftKey(kind, personId, name) }]),
    listNames: () =>
      listUnsavedTexts()
        .filter(text => text.kind === kind && text.personId === personId)
        .map(({ name }) => name),
  };
}

/** One unsaved text in this browser. */
export type UnsavedText = {
  kind: DraftKind;
  personId: number;
  name: string;
  key: ReturnType<typeof toDraftKey>;
  /** In milliseconds since 1970; undefined for drafts that an older release stored. */
  typedAt: number | undefined;
};

const draftKeyPattern = new RegExp(`^(${draftKinds.join('|')})[ :](\\d+)[ :](.*)$`, 's');

/** Returns all unsaved texts of all people in this browser. */
export function listUnsavedTexts(): UnsavedText[] {
  return listLocalKeys().flatMap(storageKey => {
    const [, kind, id, name = ''] = draftKeyPattern.exec(storageKey) ?? [];
    if (kind === undefined) return [];
    const key = toDraftKey(kind as DraftKind, Number(id), name);
    const typedAt = Number(readStored(`typedAt ${key}`)) || undefined;
    return [{ kind: kind as DraftKind, personId: Number(id), name, key, typedAt }];
  });
}

export function deleteUnsavedTexts(texts: readonly Pick<UnsavedText, 'key'>[]): void {
  for (const { key } of texts) {
    deleteStored(key);
    deleteStored(`typedAt ${key}`);
  }
}

/** Sets the time of the last change to now. */
export function resetDraftAge(texts: readonly Pick<UnsavedText, 'key'>[]): void {
  for (const { key } of texts) storeIfPossible(`typedAt ${key}`, String(Date.now()));
}

function storeIfPossible(key: StoredKey, value: string): void {
  try {
    writeStored(key, value);
  } catch {
    // Storage may be full or blocked. The page itself still has the text.
  }
}

/** Erases all drafts of a person in this browser, for every tab. */
export function discardAllDrafts(personId: number): void {
  deleteUnsavedTexts(listUnsavedTexts().filter(text => text.personId === personId));
  storeIfPossible(toDiscardedKey(personId), String(Date.now()));
}

const DAY_MS = 86_400_000;

/** Days until a person has to decide about a draft. */
export const DRAFT_RETENTION_DAYS = 14;

/** Days until another person's draft is erased. Twice as long, so that its owner can decide first. */
const OTHERS_DRAFT_RETENTION_DAYS = 2 * DRAFT_RETENTION_DAYS;

export const isOlderThanDays = ({ typedAt }: Pick<UnsavedText, 'typedAt'>, days: number): boolean =>
  typedAt !== undefined && typedAt < Date.now() - days * DAY_MS;

/** Erases old drafts of other people. Drafts without a time start counting now. */
export function deleteOldDraftsOfOthers(personId: number): void {
  const texts = listUnsavedTexts();
  resetDraftAge(texts.filter(({ typedAt }) => typedAt === undefined));
  deleteUnsavedTexts(
    texts.filter(text => text.personId !== personId && isOlderThanDays(text, OTHERS_DRAFT_RETENTION_DAYS)),
  );
}

/** The unsaved drafts of one person and one kind, each under a name. */
export type DraftStorage<Draft> = {
  put: (name: string, draft: Draft) => void;
  /**
   * Deletes a draft that was saved or discarded. With `only`, deletes it only if no other tab has changed it
   * since.
   */
  remove: (name: string, only?: Draft) => void;
  find: (name: string) => Draft | undefined;
  list: () => { name: string; draft: Draft }[];
};

/**
 * Opens the drafts of a kind and a person in the browser's storage. They survive an expired session, a crash
 * and a power cut, and are offered to no other person (decision 007).
 */
export function openDraftStorage<Draft>(kind: DraftKind, personId: number): DraftStorage<Draft> {
  const texts = openDraftTexts(kind, personId);
  const find = (name: string) => parseDraft<Draft>(texts.find(name));
  return {
    find,
    put: (name, draft) => texts.put(name, JSON.stringify(draft)),
    remove(name, only) {
      if (only === undefined || texts.find(name) === JSON.stringify(only)) texts.remove(name);
    },
    list: () =>
      texts.listNames().flatMap(name => {
        const draft = find(name);
        return draft === undefined ? [] : [{ name, draft }];
      }),
  };
}

/** Returns undefined for text that is not JSON. */
function parseDraft<Draft>(text: string | null): Draft | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
