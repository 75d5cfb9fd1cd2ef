import { type DealFieldsRow, type ImportedDealField, importedFields } from '../deals/deal.fields.ts';
import { NO_DEAL } from '../deals/deal.history.ts';
import type { Day } from '../rules/calendar/calendar.ts';
import type { LineProblem, ParsedLine } from '../rules/import/outcomes.ts';
import { toDollars } from '../rules/numbers/money.ts';
import { type CellResult, formatCellError, rejectedCell } from '../rules/sheets/cell.ts';
import { getSheetFields, type SHEET_FIELDS } from '../rules/sheets/fields.ts';
import type { ReadSheetLine } from '../rules/sheets/readLines.ts';
import { type FileName, NAME_FIELDS, type NameField } from './names.ts';

type FieldName = ImportedDealField;

/** A field that a file can bring but no column is read as does not compile; the error says what to do. */
type ReadFromSheets = {
  readonly [Field in FieldName]: Field extends keyof typeof SHEET_FIELDS.IMPORT_DEALS
    ? unknown
    : `add ${Field} to rules/sheets/fields.ts`;
};

const NOBODY_SO_NAMED = 'names nobody yet: settle the name first';

/** What a line says of its deal, or why it cannot be recorded (import.md, A deal). */
export function readDealLine(
  { line, values }: ReadSheetLine<'IMPORT_DEALS'>,
  nameOf: (text: string) => FileName | undefined,
): ParsedLine {
  const says: Record<string, unknown> = {};
  const problems: LineProblem[] = [];
  for (const [field, read] of Object.entries(values) as [FieldName, CellResult][]) {
    if (read.kind === 'blank') continue;
    const found = read.kind === 'refused' ? read : acceptedOf(field, read.value, nameOf);
    if (found.kind === 'refused') problems.push({ field, message: formatCellError(titleOf(field), found) });
    else if (found.value !== null) says[field] = found.value;
  }
  if (values.number?.kind !== 'value' && problems.every(({ field }) => field !== 'number'))
    problems.push({ field: 'number', message: `${titleOf('number')} is missing.` });
  // Nobody stands there whose team it could be.
  if (says.closerId === undefined) delete says.closerTeamFinal;
  if (says.additionalId === undefined) delete says.additionalTeamFinal;
  return { line, key: values.number?.kind === 'value' ? values.number.value : null, fieldValues: says, problems };
}

const titleOf = (field: FieldName): string => getSheetFields('IMPORT_DEALS')[field]?.title ?? field;

const isNameField = (field: string): field is NameField => (NAME_FIELDS as string[]).includes(field);

type Found = Exclude<CellResult, { kind: 'blank' }>;

/** A value as the form's own rules take it. */
function acceptedOf(field: FieldName, value: unknown, nameOf: (text: string) => FileName | undefined): Found {
  if (isNameField(field)) return personOf(String(value), nameOf);
  const { kind, accepts } = (importedFields satisfies ReadFromSheets)[field];
  if (kind === 'team') return { kind: 'value', value };
  if (kind === 'money') return { kind: 'value', value: toDollars(Number(value)) };
  const parsed = accepts.safeParse(value);
  if (parsed.success) return { kind: 'value', value: parsed.data };
  return rejectedCell(parsed.error.issues[0]?.message ?? 'is not accepted', String(value));
}

function personOf(text: string, nameOf: (text: string) => FileName | undefined): Found {
  const name = nameOf(text);
  const meaning = name?.meaning;
  if (!name || !meaning) return rejectedCell(NOBODY_SO_NAMED, text);
  if (meaning.as === 'NOBODY') return { kind: 'value', value: null };
  if (meaning.as === 'PERSON') return { kind: 'value', value: meaning.employeeId };
  return { kind: 'value', value: name.key };
}

/** A new person has no key yet: the key of their name stands there until they do. */
const isNewPerson = (value: unknown): value is string => typeof value === 'string';

/** The names, by their keys, of the new people whom a line needs. */
export const newPeopleIn = ({ fieldValues }: ParsedLine): string[] =>
  NAME_FIELDS.map(field => fieldValues[field]).filter(isNewPerson);

/** The deal that a line records: blank where it says nothing, added today unless it says when (rules.md, A deal). */
export function dealOf({ fieldValues }: ParsedLine, today: Day, idOf: (nameKey: string) => number): DealFieldsRow {
  const people = NAME_FIELDS.filter(field => isNewPerson(fieldValues[field]));
  const named = Object.fromEntries(people.map(field => [field, idOf(fieldValues[field] as string)]));
  return { ...NO_DEAL, addedDate: today, ...(fieldValues as Pick<DealFieldsRow, 'number'>), ...named };
}
