import { dropStored, keptKeys, readStored, type StoredKey, store } from '../browserStorage';

const kinds = [
  'unsavedDeal',
  'pastedDeals',
  'unsavedGoals',
  'unsavedGross',
  'unsavedUp',
  'newUp',
  'playground',
] as const;

/** What is typed: each kind is offered again in its own place. */
export type TypedKind = (typeof kinds)[number];

const keyOf = (kind: TypedKind, personId: number, name: string) =>
  kind === 'playground' ? (`${kind}:${personId}:${name}` as const) : (`${kind} ${personId} ${name}` as const);

const discardedKey = (personId: number) => `discardedAt ${personId}` as const;

/**
 * What one person typed of one kind and has not saved, as text under a name, in this browser. Beside each lies when it was typed.
 * Once the person has discarded everything, in whichever tab, a place that was open then writes no more.
 */
export function typedTexts(kind: TypedKind, personId: number) {
  const discarded = readStored(discardedKey(personId));
  return {
    find: (name: string) => readStored(keyOf(kind, personId, name)),
    put(name: string, text: string) {
      const key = keyOf(kind, personId, name);
      // Shown again is not typed again.
      if (readStored(key) === text || readStored(discardedKey(personId)) !== discarded) return;
      storeIfRoom(key, text);
      renewTyped([{ key }]);
    },
    drop: (name: string) => dropTyped([{ key: keyOf(kind, personId, name) }]),
    names: () =>
      allTyped()
        .filter(typed => typed.kind === kind && typed.personId === personId)
        .map(({ name }) => name),
  };
}

/** One text that someone typed here. */
export type Typed = {
  kind: TypedKind;
  personId: number;
  name: string;
  key: ReturnType<typeof keyOf>;
  /** In milliseconds since 1970; undefined for what an older release stored. */
  typedAt: number | undefined;
};

const shape = new RegExp(`^(${kinds.join('|')})[ :](\\d+)[ :](.*)$`, 's');

/** Whatever anyone typed in this browser and has not saved. */
export function allTyped(): Typed[] {
  return keptKeys().flatMap(found => {
    const [, kind, id, name = ''] = shape.exec(found) ?? [];
    if (kind === undefined) return [];
    const key = keyOf(kind as TypedKind, Number(id), name);
    const typedAt = Number(readStored(`typedAt ${key}`)) || undefined;
    return [{ kind: kind as TypedKind, personId: Number(id), name, key, typedAt }];
  });
}

export function dropTyped(texts: readonly Pick<Typed, 'key'>[]): void {
  for (const { key } of texts) {
    dropStored(key);
    dropStored(`typedAt ${key}`);
  }
}

/** As if they had been typed now. */
export function renewTyped(texts: readonly Pick<Typed, 'key'>[]): void {
  for (const { key } of texts) storeIfRoom(`typedAt ${key}`, String(Date.now()));
}

function storeIfRoom(key: StoredKey, value: string): void {
  try {
    store(key, value);
  } catch {
    // Storage may be full or closed to us; the page itself still holds what was typed.
  }
}

/** Erases all that a person typed here, for every tab. */
export function discardTyped(personId: number): void {
  dropTyped(allTyped().filter(typed => typed.personId === personId));
  storeIfRoom(discardedKey(personId), String(Date.now()));
}

const DAY_MS = 86_400_000;

/** What is older is asked about. */
export const DAYS_KEPT = 14;

/** What others left is erased then: twice as long, so that whoever comes back is asked first. */
const DAYS_OTHERS_KEPT = 2 * DAYS_KEPT;

export const isTypedBefore = ({ typedAt }: Pick<Typed, 'typedAt'>, days: number): boolean =>
  typedAt !== undefined && typedAt < Date.now() - days * DAY_MS;

/** Erases what others typed here long ago. The days of what has no time yet begin now. */
export function dropOldOfOthers(personId: number): void {
  const typed = allTyped();
  renewTyped(typed.filter(({ typedAt }) => typedAt === undefined));
  dropTyped(typed.filter(each => each.personId !== personId && isTypedBefore(each, DAYS_OTHERS_KEPT)));
}
