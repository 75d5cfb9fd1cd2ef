import { emailAddress } from '../../platform/input/fields.ts';
import type { Viewer } from '../../platform/viewer/viewer.ts';
import type { Day } from '../../rules/calendar/calendar.ts';
import type { LineProblem, ParsedLine } from '../../rules/import/outcomes.ts';
import { toDollars } from '../../rules/numbers/money.ts';
import { type Position, SALESPERSON, teamToStore } from '../../rules/people/positions.ts';
import { type TeamId, teamOrNone } from '../../rules/people/teams.ts';
import { type CellResult, formatCellError, rejectedCell } from '../../rules/sheets/cell.ts';
import { getSheetFields, SHEET_FIELDS } from '../../rules/sheets/fields.ts';
import type { ReadSheetLine } from '../../rules/sheets/readLines.ts';
import { toOneLine } from '../../rules/text/toOneLine.ts';
import { type DealFieldsRow, type ImportedDealField, importedFields } from '../deals/deal.fields.ts';
import { EMPTY_DEAL } from '../deals/deal.history.ts';
import type { EmployeeFieldsRow } from '../employees/employee.fields.ts';
import { canGrantPosition } from '../employees/employee.policy.ts';
import { NAME_FIELDS, type NameField, type NameInFile } from './import.names.ts';

type DealFieldName = ImportedDealField;

/**
 * A type that breaks compilation when a field that a file can contain has no sheet column. The type error
 * names the file to change.
 */
type FieldsReadFromSheets = {
  readonly [Field in DealFieldName]: Field extends keyof typeof SHEET_FIELDS.IMPORT_DEALS
    ? unknown
    : `add ${Field} to rules/sheets/fields.ts`;
};

const UNKNOWN_NAME_MESSAGE = 'isn’t matched to an employee yet. Choose a match first';

/** Parses the deal of a line, or lists the problems that prevent its import (import.md, Deal fields). */
export function parseDealLine(
  { line, values }: ReadSheetLine<'IMPORT_DEALS'>,
  findName: (text: string) => NameInFile | undefined,
): ParsedLine {
  const fieldValues: Record<string, unknown> = {};
  const problems: LineProblem[] = [];
  for (const [field, cell] of Object.entries(values) as [DealFieldName, CellResult][]) {
    if (cell.kind === 'blank') continue;
    const result = cell.kind === 'refused' ? cell : validateValue(field, cell.value, findName);
    if (result.kind === 'refused')
      problems.push({ field, message: formatCellError(getFieldTitle(field), result) });
    else if (result.value !== null) fieldValues[field] = result.value;
  }
  if (values.number?.kind !== 'value' && problems.every(({ field }) => field !== 'number'))
    problems.push({ field: 'number', message: `${getFieldTitle('number')} is missing.` });
  // A deal has a final team only if the field contains a person.
  if (fieldValues.closerId === undefined) delete fieldValues.closerTeamFinal;
  if (fieldValues.additionalId === undefined) delete fieldValues.additionalTeamFinal;
  return {
    line,
    key: values.number?.kind === 'value' ? values.number.value : null,
    fieldValues,
    problems,
  };
}

const getFieldTitle = (field: DealFieldName): string => getSheetFields('IMPORT_DEALS')[field]?.title ?? field;

const isNameField = (field: string): field is NameField => (NAME_FIELDS as string[]).includes(field);

type AcceptedCell = Exclude<CellResult, { kind: 'blank' }>;

/** Validates a value with the rules of the deal form. */
function validateValue(
  field: DealFieldName,
  value: unknown,
  findName: (text: string) => NameInFile | undefined,
): AcceptedCell {
  if (isNameField(field)) return resolvePerson(String(value), findName);
  const { kind, accepts } = (importedFields satisfies FieldsReadFromSheets)[field];
  if (kind === 'team') return { kind: 'value', value };
  if (kind === 'money') return { kind: 'value', value: toDollars(Number(value)) };
  const parsed = accepts.safeParse(value);
  if (parsed.success) return { kind: 'value', value: parsed.data };
  return rejectedCell(parsed.error.issues[0]?.message ?? 'isn’t valid', String(value));
}

function resolvePerson(text: string, findName: (text: string) => NameInFile | undefined): AcceptedCell {
  const name = findName(text);
  const meaning = name?.meaning;
  if (!name || !meaning) return rejectedCell(UNKNOWN_NAME_MESSAGE, text);
  if (meaning.as === 'NOBODY') return { kind: 'value', value: null };
  if (meaning.as === 'PERSON') return { kind: 'value', value: meaning.employeeId };
  return { kind: 'value', value: name.key };
}

/** Returns whether a field contains the name key of a new person, who has no id yet. */
const isNewPerson = (value: unknown): value is string => typeof value === 'string';

/** Lists the name keys of the new people that a line needs. */
export const listNewPeople = ({ fieldValues }: ParsedLine): string[] =>
  NAME_FIELDS.map(field => fieldValues[field]).filter(isNewPerson);

/**
 * Builds the deal of a line. Absent fields are blank, and the added date defaults to today (rules.md, A
 * deal).
 */
export function toDealRow(
  { fieldValues }: ParsedLine,
  today: Day,
  findId: (nameKey: string) => number,
): DealFieldsRow {
  const people = NAME_FIELDS.filter(field => isNewPerson(fieldValues[field]));
  const peopleIds = Object.fromEntries(people.map(field => [field, findId(fieldValues[field] as string)]));
  return { ...EMPTY_DEAL, addedDate: today, ...(fieldValues as Pick<DealFieldsRow, 'number'>), ...peopleIds };
}

type ImportedPersonField = keyof typeof SHEET_FIELDS.IMPORT_PEOPLE;

/**
 * Parses the person of a line, or lists the problems that prevent this viewer from adding the person
 * (import.md, People).
 */
export function parsePersonLine(
  { line, values }: ReadSheetLine<'IMPORT_PEOPLE'>,
  viewer: Viewer,
): ParsedLine {
  const fieldValues: Record<string, unknown> = {};
  const problems: LineProblem[] = [];
  const rejectField = (field: ImportedPersonField, why: string, text?: string) => {
    const { title } = SHEET_FIELDS.IMPORT_PEOPLE[field];
    problems.push({ field, message: formatCellError(title, rejectedCell(why, text)) });
  };
  for (const [field, cell] of Object.entries(values) as [ImportedPersonField, CellResult][]) {
    if (cell.kind === 'refused') rejectField(field, cell.why, cell.text);
    else if (cell.kind === 'value') fieldValues[field] = toStoredValue(cell.value);
  }
  for (const field of ['name', 'email'] as const)
    if (values[field]?.kind !== 'value' && values[field]?.kind !== 'refused')
      rejectField(field, 'is missing');
  const email = emailAddress.safeParse(fieldValues.email);
  if (email.success) fieldValues.email = email.data;
  else if (fieldValues.email !== undefined)
    rejectField('email', email.error.issues[0]?.message ?? 'isn’t valid', String(fieldValues.email));
  const position = (fieldValues.position ?? SALESPERSON) as Position;
  if (!canGrantPosition(viewer, position))
    rejectField('position', 'is Admin, which only an admin can assign');
  if (fieldValues.team !== undefined) {
    const team = teamToStore(position, fieldValues.team as TeamId, null);
    if (team === null) delete fieldValues.team;
  }
  return { line, key: email.success ? email.data : null, fieldValues, problems };
}

const toStoredValue = (value: unknown) => (typeof value === 'string' ? toOneLine(value) : value);

/** Builds the employee of a line. The defaults are an inactive salesperson without a team. */
export const toNewEmployee = ({ fieldValues }: ParsedLine): EmployeeFieldsRow =>
  ({ position: SALESPERSON, team: null, isActive: false, ...fieldValues }) as EmployeeFieldsRow;

/**
 * Returns the fields of an employee in the form of a parsed line. Team 1 means that the employee has no team.
 */
export const toFieldValues = (person: EmployeeFieldsRow): Readonly<Record<string, unknown>> => ({
  ...person,
  email: person.email.toLowerCase(),
  team: teamOrNone(person.team),
});
