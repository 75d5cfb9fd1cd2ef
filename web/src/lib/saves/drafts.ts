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
export function draftsOf<Draft>(kind: string, personId: number): Drafts<Draft> {
  const prefix = `${kind} ${personId} `;
  const find = (name: string) => parsed<Draft>(localStorage.getItem(prefix + name));
  return {
    find,
    put(name, draft) {
      try {
        localStorage.setItem(prefix + name, JSON.stringify(draft));
      } catch {
        // Storage may be full or closed to us; the page itself still holds what was typed.
      }
    },
    drop(name, only) {
      if (only === undefined || localStorage.getItem(prefix + name) === JSON.stringify(only))
        localStorage.removeItem(prefix + name);
    },
    all: () =>
      Object.keys(localStorage)
        .filter(key => key.startsWith(prefix))
        .flatMap(key => {
          const name = key.slice(prefix.length);
          const draft = find(name);
          return draft === undefined ? [] : [{ name, draft }];
        }),
  };
}

/** An earlier version of this program kept texts as they are. */
function parsed<Draft>(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text as Draft;
  }
}
