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

/** A kind of draft. The screen of each kind offers its drafts again. */
export type DraftKind = (typeof draftKinds)[number];

const toDraftKey = (kind: DraftKind, personId: number, name: string) =>
  kind === 'playground' ? (`${kind}:${personId}:${name}` as const) : (`${kind} ${personId} ${name}` as const);

const toDiscardedKey = (personId: number) => `discardedAt ${personId}` as const;

/**
 * Returns functions that read and write the unsaved texts of one person and one kind in this browser, each
 * under a name. The time of the last change is stored with each text. After the person discards all drafts in
 * any tab, stores that were opened earlier no longer write.
 */
export function openDraftTexts(kind: DraftKind, personId: number) {
  const discardedAt = readStored(toDiscardedKey(personId));
  return {
    find: (name: string) => readStored(toDraftKey(kind, personId, name)),
    put(name: string, text: string) {
      const key = toDraftKey(kind, personId, name);
      // Showing the same text again does not count as a change.
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
  /**
   * The time of the last change, in milliseconds since 1970; undefined for drafts that an older release
   * stored.
   */
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

/** Sets the time of the last change of these texts to now. */
export function resetDraftAge(texts: readonly Pick<UnsavedText, 'key'>[]): void {
  for (const { key } of texts) storeIfPossible(`typedAt ${key}`, String(Date.now()));
}

function storeIfPossible(key: StoredKey, value: string): void {
  try {
    writeStored(key, value);
  } catch {
    // Storage may be full or blocked. The text is then only on the page.
  }
}

/** Erases all drafts of a person in this browser, for every tab. */
export function discardAllDrafts(personId: number): void {
  deleteUnsavedTexts(listUnsavedTexts().filter(text => text.personId === personId));
  storeIfPossible(toDiscardedKey(personId), String(Date.now()));
}

const DAY_MS = 86_400_000;

/** The number of days after which a person has to decide about a draft. */
export const DRAFT_RETENTION_DAYS = 14;

/**
 * The number of days after which another person's draft is erased. The period is twice as long, so that the
 * person who typed the draft can decide first.
 */
const OTHERS_DRAFT_RETENTION_DAYS = 2 * DRAFT_RETENTION_DAYS;

export const isOlderThanDays = ({ typedAt }: Pick<UnsavedText, 'typedAt'>, days: number): boolean =>
  typedAt !== undefined && typedAt < Date.now() - days * DAY_MS;

/** Erases old drafts of other people. For drafts without a time, the age counts from now. */
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
   * Deletes a draft that was saved or discarded. With `only`, deletes the draft only if no other tab has
   * changed it since.
   */
  remove: (name: string, only?: Draft) => void;
  find: (name: string) => Draft | undefined;
  list: () => { name: string; draft: Draft }[];
};

/**
 * Opens the drafts of a kind and a person in the browser's storage. Drafts survive an expired session, a
 * crash and a power cut, and no other person sees them (docs/adr/sign-in-and-drafts.md).
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
