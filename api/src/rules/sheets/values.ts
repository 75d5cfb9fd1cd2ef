import { countText } from '../numbers/countText.ts';
import { type Read, textOf } from './cell.ts';
import { fieldsOf, type SheetField, type SheetPurpose } from './fields.ts';
import type { Layout, SaidValues } from './layout.ts';
import { LONGEST_WORD, valueKey } from './readCell.ts';
import type { ReadLine } from './readLines.ts';

/** A text that its field cannot be read as, or could not until someone said what it means (import.md, Values). */
export interface FileValue {
  readonly field: string;
  /** As it stands where it stands first. */
  readonly text: string;
  readonly lineCount: number;
  readonly firstLine: number;
  /** The word for a value, empty for none; undefined while it is open. */
  readonly means: string | undefined;
}

/** Of more texts of a field none is offered: its column is probably another field's. */
const MOST_VALUES = 50;

/** The words for what a text of a field can be settled as, beside empty; undefined where nothing is settled. */
export function wordsFor(field: SheetField | undefined): readonly string[] | undefined {
  switch (field?.kind) {
    case 'flag':
      return ['Yes', 'No'];
    case 'choice':
      return field.choices.map(({ words }) => String(words[0]));
    case 'amount':
      return ['0'];
    case 'day':
      return [];
    default:
      return undefined;
  }
}

/**
 * Whether a text can be settled for its field. For an amount or a day it only stands for one: `TBD`, `N/A`, `#DIV/0!`,
 * a dash. A text with digits is a mistyped one: to leave it out would lose an amount.
 */
export const canSettle = ({ kind }: SheetField, text: string): boolean =>
  (kind !== 'amount' && kind !== 'day') || !/\d/.test(text) || text.startsWith('#');

type Met = Omit<FileValue, 'means'> & { lineCount: number };

/** The texts of a file that are to be settled, or were, those of most lines first; and a sentence for each field that has too many. */
export function valuesIn(
  purpose: SheetPurpose,
  { columns, values: said = {} }: Layout,
  lines: readonly ReadLine[],
): { values: FileValue[]; doubts: string[] } {
  const fields = fieldsOf(purpose);
  const settled = columns.flatMap((name, column) => {
    const field = name === null ? undefined : fields[name];
    return name !== null && field && wordsFor(field)
      ? [{ name, field, column, met: new Map<string, Met>() }]
      : [];
  });
  for (const { line, cells, values } of lines) {
    for (const { name, field, column, met } of settled) {
      const read = (values as Readonly<Record<string, Read>>)[name];
      const text = read?.kind === 'refused' ? (read.text ?? '') : textOf(cells[column]);
      const key = valueKey(text);
      const isSaid = meaningOf(said, name, key) !== undefined;
      if ((read?.kind !== 'refused' && !isSaid) || text === '' || text.length > LONGEST_WORD) continue;
      if (!canSettle(field, text)) continue;
      const value = met.get(key) ?? { field: name, text, firstLine: line, lineCount: 0 };
      value.lineCount += 1;
      met.set(key, value);
    }
  }
  const found = settled.map(({ name, field, met }) => {
    const values = [...met].map(([key, value]) => ({ ...value, means: meaningOf(said, name, key) }));
    const open = values.filter(({ means }) => means === undefined);
    const isDoubtful = open.length > MOST_VALUES;
    return {
      values: isDoubtful ? values.filter(({ means }) => means !== undefined) : values,
      doubts: isDoubtful ? [doubtOf(field, open.length)] : [],
    };
  });
  return {
    values: found.flatMap(each => each.values).sort((one, other) => other.lineCount - one.lineCount),
    doubts: found.flatMap(each => each.doubts),
  };
}

const meaningOf = (said: SaidValues, field: string, key: string): string | undefined => {
  const words = said[field];
  return words && Object.hasOwn(words, key) ? words[key] : undefined;
};

const doubtOf = (field: SheetField, count: number): string =>
  `${field.title} has ${countText(count)} texts that are ${whatItIsNot(field)}, so its column is probably another one.`;

const whatItIsNot = (field: SheetField): string =>
  field.kind === 'amount'
    ? 'not amounts'
    : field.kind === 'day'
      ? 'not dates'
      : `none of ${wordsFor(field)?.join(', ')}`;

/** What someone says that a text means; null is open again. */
export interface SettledValue {
  readonly field: string;
  readonly text: string;
  readonly means: string | null;
}

/** The same, with what else someone has said. */
export function withSettled(said: SaidValues = {}, settled: readonly SettledValue[]): SaidValues {
  const fields = new Map(
    Object.entries(said).map(([field, words]) => [field, new Map(Object.entries(words))]),
  );
  for (const { field, text, means } of settled) {
    const words = fields.get(field) ?? new Map<string, string>();
    if (means === null) words.delete(valueKey(text));
    else words.set(valueKey(text), means);
    fields.set(field, words);
  }
  return Object.fromEntries([...fields].map(([field, words]) => [field, Object.fromEntries(words)]));
}
