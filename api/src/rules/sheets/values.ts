import { countText } from '../numbers/countText.ts';
import { type Read, textOf } from './cell.ts';
import { fieldsOf, type SheetField, type SheetPurpose } from './fields.ts';
import type { Layout, SaidValues } from './layout.ts';
import { LONGEST_WORD, valueKey } from './readCell.ts';
import type { ReadLine } from './readLines.ts';

/** A text that is no value of its field's closed list, or was none until someone said what it means (import.md, Values). */
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

/** The words for the values of a closed list; undefined for a field that has none. */
export function wordsFor(field: SheetField | undefined): readonly string[] | undefined {
  if (field?.kind === 'flag') return ['Yes', 'No'];
  return field?.kind === 'choice' ? field.choices.map(({ words }) => String(words[0])) : undefined;
}

type Met = Omit<FileValue, 'means'> & { lineCount: number };

/** The texts of a file that are to be settled, or were, those of most lines first; and a sentence for each field that has too many. Yields after each line. */
export function* valuesIn(
  purpose: SheetPurpose,
  { columns, values: said = {} }: Layout,
  lines: readonly ReadLine[],
): Generator<void, { values: FileValue[]; doubts: string[] }> {
  const fields = fieldsOf(purpose);
  const closed = columns.flatMap((name, column) =>
    name !== null && wordsFor(fields[name]) ? [{ name, column, met: new Map<string, Met>() }] : [],
  );
  for (const { line, cells, values } of lines) {
    for (const { name, column, met } of closed) {
      const read = (values as Readonly<Record<string, Read>>)[name];
      const text = read?.kind === 'refused' ? (read.text ?? '') : textOf(cells[column]);
      const key = valueKey(text);
      const isSaid = meaningOf(said, name, key) !== undefined;
      if ((read?.kind !== 'refused' && !isSaid) || text === '' || text.length > LONGEST_WORD) continue;
      const value = met.get(key) ?? { field: name, text, firstLine: line, lineCount: 0 };
      value.lineCount += 1;
      met.set(key, value);
    }
    yield;
  }
  const found = closed.map(({ name, met }) => {
    const values = [...met].map(([key, value]) => ({ ...value, means: meaningOf(said, name, key) }));
    const open = values.filter(({ means }) => means === undefined);
    const isDoubtful = open.length > MOST_VALUES;
    return {
      values: isDoubtful ? values.filter(({ means }) => means !== undefined) : values,
      doubts: isDoubtful ? [doubtOf(fields[name] as SheetField, open.length)] : [],
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
  `${field.title} has ${countText(count)} texts that are none of ${wordsFor(field)?.join(', ')}, so its column is probably another one.`;

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
