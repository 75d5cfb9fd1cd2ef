/** One kept text, under the name of where it was typed. */
export type KeptText = { name: string; text: string };

/** What was typed in one kind of place and is not stored yet. */
export type Kept = {
  keep: (personId: number, name: string, text: string) => void;
  /** Stored or given up. With `text`, only if nothing else has been typed there since. */
  forget: (personId: number, name: string, text?: string) => void;
  find: (personId: number, name: string) => string | undefined;
  all: (personId: number) => KeptText[];
};

/**
 * Keeps what is being typed in the browser's own storage, by person: it outlives a session that ends under someone's
 * hands, a crash and a power cut, and nobody else at this desk is offered it.
 */
export function keptUnder(kind: string): Kept {
  const prefixOf = (personId: number) => `${kind} ${personId} `;
  const keyOf = (personId: number, name: string) => prefixOf(personId) + name;
  const find = (personId: number, name: string) => localStorage.getItem(keyOf(personId, name)) ?? undefined;
  return {
    find,
    keep(personId, name, text) {
      try {
        localStorage.setItem(keyOf(personId, name), text);
      } catch {
        // Storage may be full or closed to us; the page itself still holds the text.
      }
    },
    forget(personId, name, text) {
      if (text === undefined || find(personId, name) === text) localStorage.removeItem(keyOf(personId, name));
    },
    all(personId) {
      const prefix = prefixOf(personId);
      return Object.entries(localStorage)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]) => ({ name: key.slice(prefix.length), text: String(text) }));
    },
  };
}

/** A kept text as the JSON that it is; undefined when something else has written in the browser's storage. */
export function unpacked<Value>(text: string | undefined): Value | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
