import { type TypedKind, typedTexts } from './typedTexts';

/** What one person typed in one kind of place and has not saved, each draft under a name of its own. */
export type Drafts<Draft> = {
  put: (name: string, draft: Draft) => void;
  /** Saved or given up. With a draft, only if nothing else has been typed there since, as in another tab. */
  drop: (name: string, only?: Draft) => void;
  find: (name: string) => Draft | undefined;
  all: () => { name: string; draft: Draft }[];
};

/**
 * Drafts in the browser's own storage, by kind and person: they outlive a session that ends under someone's hands, a crash
 * and a power cut, and nobody else at this desk is offered them (decision 007).
 */
export function draftsOf<Draft>(kind: TypedKind, personId: number): Drafts<Draft> {
  const texts = typedTexts(kind, personId);
  const find = (name: string) => parsed<Draft>(texts.find(name));
  return {
    find,
    put: (name, draft) => texts.put(name, JSON.stringify(draft)),
    drop(name, only) {
      if (only === undefined || texts.find(name) === JSON.stringify(only)) texts.drop(name);
    },
    all: () =>
      texts.names().flatMap(name => {
        const draft = find(name);
        return draft === undefined ? [] : [{ name, draft }];
      }),
  };
}

/** What cannot be read is no draft. */
function parsed<Draft>(text: string | null): Draft | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
