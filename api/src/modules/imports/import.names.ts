import {
  findByName,
  MAX_NAMES_WITH_PROPOSALS,
  NO_PROPOSALS,
  normalizeName,
  type PeopleByNameKey,
  proposePeople,
  splitTwoNames,
  toNameKey,
} from '../../rules/import/nameMatching.ts';
import { formatInteger } from '../../rules/numbers/formatNumbers.ts';
import { FINANCE_MANAGER, type Position, SALES_MANAGER, SALESPERSON } from '../../rules/people/positions.ts';
import { cellValue, rejectedCell } from '../../rules/sheets/cell.ts';
import { SHEET_FIELDS } from '../../rules/sheets/fields.ts';
import type { ReadSheetLine } from '../../rules/sheets/readLines.ts';

/** The meaning that the user chose for a name: an existing person, a new person, or no person. */
export type NameMeaning =
  | { readonly as: 'PERSON'; readonly employeeId: number }
  | { readonly as: 'NEW' }
  | { readonly as: 'NOBODY' };

/** The deal fields that contain a name, with the position that a new person in that field gets. */
const POSITION_BY_NAME_FIELD = {
  closerId: SALESPERSON,
  additionalId: SALESPERSON,
  salesManagerId: SALES_MANAGER,
  finManagerId: FINANCE_MANAGER,
} as const satisfies Readonly<Record<string, Position>>;

export type NameField = keyof typeof POSITION_BY_NAME_FIELD;
export const NAME_FIELDS = Object.keys(POSITION_BY_NAME_FIELD) as NameField[];

/** A name in a file, with its meaning. */
export interface NameInFile {
  readonly key: string;
  /** The name as the file first contains it, in the order first name, last name. */
  readonly name: string;
  readonly lineCount: number;
  readonly firstLine: number;
  /** The field in which the name occurs first. */
  readonly field: NameField;
  /** Position of a new person with this name, from the field in which the name occurs first. */
  readonly position: Position;
  /** Undefined while the name is unresolved. */
  readonly meaning: NameMeaning | undefined;
  /** True if the name does not match exactly one person, or if the user has chosen a meaning. */
  readonly needsMeaning: boolean;
  /** Ids of people with a similar name, most likely first. */
  readonly proposals: readonly number[];
  /** The id of the first proposal if no other proposal is equally likely; otherwise null. */
  readonly likely: number | null;
}

/**
 * Returns a version of `toNameKey` that caches its results. A file repeats its names on thousands of lines.
 */
export function createNameKeyCache(): (text: string) => string {
  const keyByText = new Map<string, string>();
  return text => {
    const key = keyByText.get(text) ?? toNameKey(text);
    keyByText.set(text, key);
    return key;
  };
}

/** The people and chosen meanings that resolve a name. */
interface NameContext {
  readonly people: PeopleByNameKey;
  readonly meanings: Readonly<Record<string, NameMeaning>>;
  readonly toKey: (text: string) => string;
}

/** A name with its occurrences in a file. */
type NameOccurrence = Pick<NameInFile, 'key' | 'name' | 'field' | 'firstLine'> & { lineCount: number };

const TWO_NAMES_MESSAGE = 'contains two names, and Additional is also filled in';

/**
 * Splits a closer cell that names two people. The second person becomes the additional salesperson
 * (import.md, Names).
 */
export function splitCloserNames(
  line: ReadSheetLine<'IMPORT_DEALS'>,
  { people, meanings, toKey }: NameContext,
): ReadSheetLine<'IMPORT_DEALS'> {
  const { closerId, additionalId } = line.values;
  const names = closerId?.kind === 'value' ? splitTwoNames(closerId.value) : null;
  if (closerId?.kind !== 'value' || !names) return line;
  const key = toKey(closerId.value);
  if (people.has(key) || Object.hasOwn(meanings, key)) return line;
  const cells =
    additionalId && additionalId.kind !== 'blank'
      ? { closerId: rejectedCell(TWO_NAMES_MESSAGE, closerId.value) }
      : { closerId: cellValue(names[0]), additionalId: cellValue(names[1]) };
  return { ...line, values: { ...line.values, ...cells } };
}

/** Collects the names of a file, each once, with their current meaning (import.md, Names). */
export function collectNames(
  lines: readonly ReadSheetLine<'IMPORT_DEALS'>[],
  { people, meanings, toKey }: NameContext,
): ReadonlyMap<string, NameInFile> {
  const occurrences = new Map<string, NameOccurrence>();
  for (const { line, values } of lines) {
    const keys = new Set<string>();
    for (const field of NAME_FIELDS) {
      const cell = values[field];
      if (cell?.kind !== 'value') continue;
      const key = toKey(cell.value);
      const name = occurrences.get(key) ?? {
        key,
        name: normalizeName(cell.value),
        field,
        firstLine: line,
        lineCount: 0,
      };
      if (!keys.has(key)) name.lineCount += 1;
      occurrences.set(key, name);
      keys.add(key);
    }
  }
  const isUnresolved = ({ key }: NameOccurrence) =>
    findByName(key, people) === undefined || Object.hasOwn(meanings, key);
  const hasProposals = [...occurrences.values()].filter(isUnresolved).length <= MAX_NAMES_WITH_PROPOSALS;
  const names = new Map<string, NameInFile>();
  for (const [key, name] of occurrences) {
    const person = findByName(key, people);
    const matchedMeaning: NameMeaning | undefined =
      person === undefined ? undefined : { as: 'PERSON', employeeId: person };
    const meaning = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
    names.set(key, {
      ...name,
      position: POSITION_BY_NAME_FIELD[name.field],
      meaning: meaning ?? matchedMeaning,
      needsMeaning: isUnresolved(name),
      ...(hasProposals && !matchedMeaning ? proposePeople(key, people) : NO_PROPOSALS),
    });
  }
  return names;
}

/**
 * Returns a message if the number of unresolved names is so high that the column probably does not contain
 * people. The message names the field with the most unresolved names.
 */
export function formatNameDoubt(names: Iterable<NameInFile>): string | null {
  const open = [...names].filter(({ meaning }) => !meaning);
  if (open.length <= MAX_NAMES_WITH_PROPOSALS) return null;
  const [field = 'closerId', most = []] =
    [...Map.groupBy(open, name => name.field)].sort(([, one], [, other]) => other.length - one.length)[0] ??
    [];
  const { title } = SHEET_FIELDS.IMPORT_DEALS[field];
  return `${title} has ${formatInteger(most.length)} names that match no employee, so this column probably doesn’t contain names.`;
}

/**
 * A domain that cannot receive mail. A person with a placeholder address can therefore have neither an
 * account nor an invitation (docs/adr/imports.md).
 */
const PLACEHOLDER_DOMAIN = 'former.invalid';

/** Creates an unused placeholder address for a person without an email. */
export function createPlaceholderEmail(name: string, takenEmails: ReadonlySet<string>): string {
  const local =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .replace(/[^a-z0-9]+/g, '.')
      .replace(/^\.|\.$/g, '')
      .slice(0, 60) || 'nobody';
  for (let count = 1; ; count++) {
    const address = `${local}${count > 1 ? `.${count}` : ''}@${PLACEHOLDER_DOMAIN}`;
    if (!takenEmails.has(address)) return address;
  }
}
