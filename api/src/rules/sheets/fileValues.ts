import { formatInteger } from '../numbers/formatNumbers.ts';
import { type CellResult, getCellText } from './cell.ts';
import { getSheetFields, type SheetPurpose } from './fields.ts';
import type { SheetLayout, ValueMeanings } from './layout.ts';
import { choiceListFormat, MAX_WORD_LENGTH, toValueKey } from './readCell.ts';
import type { ReadSheetLine } from './readLines.ts';
import type { SheetField } from './sheetField.ts';

/** A text that cannot be read as its field unless a user sets its meaning (import.md, Values). */
export interface FileValue {
  readonly field: string;
  /** The text in the first line that contains it. */
  readonly text: string;
  readonly lineCount: number;
  readonly firstLine: number;
  /**
   * The word for a value. It is empty when the text means no value, and undefined while no meaning is set.
   */
  readonly means: string | undefined;
}

/**
 * The maximum number of different texts of a field for which meanings are suggested. A column with more texts
 * probably belongs to another field.
 */
const MAX_VALUES = 50;

/**
 * Returns the words that a text of a field can mean, without the empty word. Returns undefined when no
 * meanings can be set for the field.
 */
export function listPossibleMeanings(field: SheetField | undefined): readonly string[] | undefined {
  switch (field?.kind) {
    case 'flag':
      return ['Yes', 'No'];
    case 'choice':
      return field.choices.map(({ synonyms }) => String(synonyms[0]));
    case 'amount':
      return ['0'];
    case 'day':
      return [];
    default:
      return undefined;
  }
}

/**
 * Returns whether a meaning can be set for a text. For amounts and days, a meaning can be set only for
 * placeholders: `TBD`, `N/A`, `#DIV/0!`, a dash. A text with digits is probably mistyped, and an amount would
 * be lost if it were left out.
 */
export const canSetMeaning = ({ kind }: SheetField, text: string): boolean =>
  (kind !== 'amount' && kind !== 'day') || !/\d/.test(text) || text.startsWith('#');

type ValueCount = Omit<FileValue, 'means'> & { lineCount: number };

/**
 * Lists the texts of a file that have a meaning or need one, sorted by the number of lines. Returns one
 * warning for each field with too many texts.
 */
export function listFileValues(
  purpose: SheetPurpose,
  { columns, values: meanings = {} }: SheetLayout,
  lines: readonly ReadSheetLine[],
): { values: FileValue[]; doubts: string[] } {
  const fields = getSheetFields(purpose);
  const resolvableColumns = columns.flatMap((name, column) => {
    const field = name === null ? undefined : fields[name];
    return name !== null && field && listPossibleMeanings(field)
      ? [{ name, field, column, countsByText: new Map<string, ValueCount>() }]
      : [];
  });
  for (const { line, cells, values } of lines) {
    for (const { name, field, column, countsByText } of resolvableColumns) {
      const cellResult = (values as Readonly<Record<string, CellResult>>)[name];
      const text = cellResult?.kind === 'refused' ? (cellResult.text ?? '') : getCellText(cells[column]);
      const key = toValueKey(text);
      const hasMeaning = findMeaning(meanings, name, key) !== undefined;
      if ((cellResult?.kind !== 'refused' && !hasMeaning) || text === '' || text.length > MAX_WORD_LENGTH)
        continue;
      if (!canSetMeaning(field, text)) continue;
      const value = countsByText.get(key) ?? { field: name, text, firstLine: line, lineCount: 0 };
      value.lineCount += 1;
      countsByText.set(key, value);
    }
  }
  const found = resolvableColumns.map(({ name, field, countsByText }) => {
    const values = [...countsByText].map(([key, value]) => ({
      ...value,
      means: findMeaning(meanings, name, key),
    }));
    const open = values.filter(({ means }) => means === undefined);
    const isDoubtful = open.length > MAX_VALUES;
    return {
      values: isDoubtful ? values.filter(({ means }) => means !== undefined) : values,
      doubts: isDoubtful ? [formatDoubt(field, open.length)] : [],
    };
  });
  return {
    values: found.flatMap(each => each.values).sort((one, other) => other.lineCount - one.lineCount),
    doubts: found.flatMap(each => each.doubts),
  };
}

const findMeaning = (meanings: ValueMeanings, field: string, key: string): string | undefined => {
  const fieldMeanings = meanings[field];
  return fieldMeanings && Object.hasOwn(fieldMeanings, key) ? fieldMeanings[key] : undefined;
};

const formatDoubt = (field: SheetField, count: number): string =>
  `${field.title} has ${formatInteger(count)} values that ${describeMismatch(field)}. It is probably matched with the wrong column.`;

const describeMismatch = (field: SheetField): string =>
  field.kind === 'amount'
    ? 'aren’t amounts'
    : field.kind === 'day'
      ? 'aren’t dates'
      : `aren’t ${choiceListFormat.format(listPossibleMeanings(field) ?? [])}`;

/** The meaning that a user sets for a text. Null removes the meaning. */
export interface ValueMeaningInput {
  readonly field: string;
  readonly text: string;
  readonly means: string | null;
}

/** Returns the meanings with the new meanings added. */
export function addMeanings(
  meanings: ValueMeanings = {},
  newMeanings: readonly ValueMeaningInput[],
): ValueMeanings {
  const fields = new Map(
    Object.entries(meanings).map(([field, fieldMeanings]) => [field, new Map(Object.entries(fieldMeanings))]),
  );
  for (const { field, text, means } of newMeanings) {
    const fieldMeanings = fields.get(field) ?? new Map<string, string>();
    if (means === null) fieldMeanings.delete(toValueKey(text));
    else fieldMeanings.set(toValueKey(text), means);
    fields.set(field, fieldMeanings);
  }
  return Object.fromEntries(
    [...fields].map(([field, fieldMeanings]) => [field, Object.fromEntries(fieldMeanings)]),
  );
}
