import {
  MAX_NAMES_WITH_PROPOSALS,
  NO_PROPOSALS,
  findByName,
  toNameKey,
  type PeopleByNameKey,
  proposePeople,
  splitTwoNames,
  normalizeName,
} from '../rules/import/nameMatching.ts';
import { countText } from '../rules/numbers/formatNumbers.ts';
import { FINANCE_MANAGER, type Position, SALES_MANAGER, SALESPERSON } from '../rules/people/positions.ts';
import { rejectedCell, cellValue } from '../rules/sheets/cell.ts';
import { SHEET_FIELDS } from '../rules/sheets/fields.ts';
import type { ReadSheetLine } from '../rules/sheets/readLines.ts';

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
  /** Where it stands first. */
  readonly field: NameField;
  /** The position of a new person of that name: of the field where they stand first. */
  readonly position: Position;
  /** Undefined while it is open. */
  readonly meaning: Meaning | undefined;
  /** Whether someone has said so, so that the name alone would not tell. */
  readonly isSaid: boolean;
  /** Whom it may mean, the likeliest first. */
  readonly proposals: readonly number[];
  /** The first of them, where nobody else is as likely. */
  readonly likely: number | null;
}

/** The key of a text, worked out once: a file repeats its names on thousands of lines. */
export function keysOfTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return text => {
    const key = known.get(text) ?? toNameKey(text);
    known.set(text, key);
    return key;
  };
}

/** What tells whom a name means. */
interface Known {
  readonly people: PeopleByNameKey;
  readonly said: Readonly<Record<string, Meaning>>;
  readonly keyOf: (text: string) => string;
}

/** A name as it stands in a file. */
type Met = Pick<FileName, 'key' | 'name' | 'field' | 'firstLine'> & { lineCount: number };

const TWO_AND_ANOTHER = 'names two people, and Additional is filled too';

/** A line whose closer names two people who split the deal, with the second as its additional (import.md, Names). */
export function withBothSides(
  line: ReadSheetLine<'IMPORT_DEALS'>,
  { people, said, keyOf }: Known,
): ReadSheetLine<'IMPORT_DEALS'> {
  const { closerId, additionalId } = line.values;
  const two = closerId?.kind === 'value' ? splitTwoNames(closerId.value) : null;
  if (closerId?.kind !== 'value' || !two) return line;
  const key = keyOf(closerId.value);
  if (people.has(key) || Object.hasOwn(said, key)) return line;
  const sides =
    additionalId && additionalId.kind !== 'blank'
      ? { closerId: rejectedCell(TWO_AND_ANOTHER, closerId.value) }
      : { closerId: cellValue(two[0]), additionalId: cellValue(two[1]) };
  return { ...line, values: { ...line.values, ...sides } };
}

/** The names of a file, each once, with whom it means so far (import.md, Names). */
export function namesIn(
  lines: readonly ReadSheetLine<'IMPORT_DEALS'>[],
  { people, said, keyOf }: Known,
): ReadonlyMap<string, FileName> {
  const met = new Map<string, Met>();
  for (const { line, values } of lines) {
    const keys = new Set<string>();
    for (const field of NAME_FIELDS) {
      const read = values[field];
      if (read?.kind !== 'value') continue;
      const key = keyOf(read.value);
      const name = met.get(key) ?? {
        key,
        name: normalizeName(read.value),
        field,
        firstLine: line,
        lineCount: 0,
      };
      if (!keys.has(key)) name.lineCount += 1;
      met.set(key, name);
      keys.add(key);
    }
  }
  const isToSettle = ({ key }: Met) => findByName(key, people) === undefined || Object.hasOwn(said, key);
  const isProposed = [...met.values()].filter(isToSettle).length <= MAX_NAMES_WITH_PROPOSALS;
  const names = new Map<string, FileName>();
  for (const [key, name] of met) {
    const person = findByName(key, people);
    const known: Meaning | undefined =
      person === undefined ? undefined : { as: 'PERSON', employeeId: person };
    const meaning = Object.hasOwn(said, key) ? said[key] : undefined;
    names.set(key, {
      ...name,
      position: NAMED_IN[name.field],
      meaning: meaning ?? known,
      isSaid: isToSettle(name),
      ...(isProposed && !known ? proposePeople(key, people) : NO_PROPOSALS),
    });
  }
  return names;
}

/** A sentence when so many names are open that they are hardly people’s: of the field that has the most of them. */
export function doubtOf(names: Iterable<FileName>): string | null {
  const open = [...names].filter(({ meaning }) => !meaning);
  if (open.length <= MAX_NAMES_WITH_PROPOSALS) return null;
  const [field = 'closerId', most = []] =
    [...Map.groupBy(open, name => name.field)].sort(([, one], [, other]) => other.length - one.length)[0] ??
    [];
  const { title } = SHEET_FIELDS.IMPORT_DEALS[field];
  return `${title} has ${countText(most.length)} names that nobody here has, so its column is probably not one of people.`;
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
