import type { EmployeeRow } from '../employees/employee.query.ts';
import { matchName, nameKey, writtenName } from '../rules/import/names.ts';
import { FINANCE_MANAGER, type Position, SALES_MANAGER, SALESPERSON } from '../rules/people/positions.ts';
import type { ReadLine } from '../rules/sheets/readLines.ts';

/** Whom a name means, as someone has said: one of the people, a new person, or nobody. */
export type Meaning =
  | { readonly as: 'PERSON'; readonly employeeId: number }
  | { readonly as: 'NEW' }
  | { readonly as: 'NOBODY' };

/** The fields of a deal that hold a name, with the position of someone new who stands there. */
const NAMED_IN = {
  closerId: SALESPERSON,
  additionalId: SALESPERSON,
  salesManagerId: SALES_MANAGER,
  finManagerId: FINANCE_MANAGER,
} as const satisfies Readonly<Record<string, Position>>;

export type NameField = keyof typeof NAMED_IN;
export const NAME_FIELDS = Object.keys(NAMED_IN) as NameField[];

/** A name of a file that is to be settled, or was. */
export interface FileName {
  readonly key: string;
  /** As it is written where it stands first, turned around its comma. */
  readonly name: string;
  readonly lineCount: number;
  readonly firstLine: number;
  /** The position of a new person of that name: of the field where they stand first. */
  readonly position: Position;
  /** Undefined while it is open. */
  readonly meaning: Meaning | undefined;
  /** Whether someone has said so, so that the name alone would not tell. */
  readonly isSaid: boolean;
  /** Whom it may mean, the likeliest first. */
  readonly proposals: readonly number[];
}

/** The key of a text, worked out once: a file repeats its names on thousands of lines. */
export function keysOfTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return text => {
    const key = known.get(text) ?? nameKey(text);
    known.set(text, key);
    return key;
  };
}

/** What tells whom a name means. */
interface Known {
  readonly people: readonly EmployeeRow[];
  readonly said: Readonly<Record<string, Meaning>>;
  readonly keyOf: (text: string) => string;
}

/** The names of a file, each once, with whom it means so far (import.md, Names). */
export function namesIn(
  lines: readonly ReadLine<'IMPORT_DEALS'>[],
  known: Known,
): ReadonlyMap<string, FileName> {
  const names = new Map<string, FileName>();
  for (const { line, values } of lines) {
    const keys = new Set<string>();
    for (const field of NAME_FIELDS) {
      const read = values[field];
      if (read?.kind !== 'value') continue;
      const key = known.keyOf(read.value);
      const name = names.get(key) ?? meet(read.value, { ...known, field, line });
      names.set(key, keys.has(key) ? name : { ...name, lineCount: name.lineCount + 1 });
      keys.add(key);
    }
  }
  return names;
}

interface Meeting extends Known {
  readonly field: NameField;
  readonly line: number;
}

function meet(text: string, { field, line, people, said, keyOf }: Meeting): FileName {
  const key = keyOf(text);
  const match = matchName(text, people);
  const found: Meaning | undefined =
    match.kind === 'person' ? { as: 'PERSON', employeeId: match.id } : undefined;
  const meaning = Object.hasOwn(said, key) ? said[key] : undefined;
  return {
    key,
    name: writtenName(text),
    lineCount: 0,
    firstLine: line,
    position: NAMED_IN[field],
    meaning: meaning ?? found,
    isSaid: meaning !== undefined || !found,
    proposals: match.kind === 'open' ? match.proposals : [],
  };
}

/** No mail, no account and no invitation can have an address under this ending (decision 150). */
const NO_ADDRESS = 'former.invalid';

/** An address for someone who has none, other than those that are taken. */
export function addressFor(name: string, taken: ReadonlySet<string>): string {
  const local =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .replace(/[^a-z0-9]+/g, '.')
      .replace(/^\.|\.$/g, '')
      .slice(0, 60) || 'nobody';
  for (let count = 1; ; count++) {
    const address = `${local}${count > 1 ? `.${count}` : ''}@${NO_ADDRESS}`;
    if (!taken.has(address)) return address;
  }
}
