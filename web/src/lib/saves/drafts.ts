import { type DraftKind, openDraftTexts } from './typedTexts';

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
