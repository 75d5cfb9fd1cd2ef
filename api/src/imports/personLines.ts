import type { EmployeeFieldsRow } from '../employees/employee.fields.ts';
import { canGrant } from '../employees/employee.policy.ts';
import { emailAddress } from '../platform/input/fields.ts';
import type { LineProblem, ParsedLine } from '../rules/import/outcomes.ts';
import { type Position, SALESPERSON, teamToStore } from '../rules/people/positions.ts';
import { type TeamId, teamOrNone } from '../rules/people/teams.ts';
import { type CellResult, formatCellError, rejectedCell } from '../rules/sheets/cell.ts';
import { SHEET_FIELDS } from '../rules/sheets/fields.ts';
import type { ReadSheetLine } from '../rules/sheets/readLines.ts';
import { toOneLine } from '../rules/text/toOneLine.ts';
import type { Viewer } from '../platform/viewer/viewer.ts';

type ImportedPersonField = keyof typeof SHEET_FIELDS.IMPORT_PEOPLE;

/**
 * Parses the person of a line, or lists the problems that prevent this viewer from adding them (import.md,
 * People).
 */
export function parsePersonLine({ line, values }: ReadSheetLine<'IMPORT_PEOPLE'>, viewer: Viewer): ParsedLine {
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
    if (values[field]?.kind !== 'value' && values[field]?.kind !== 'refused') rejectField(field, 'is missing');
  const email = emailAddress.safeParse(fieldValues.email);
  if (email.success) fieldValues.email = email.data;
  else if (fieldValues.email !== undefined)
    rejectField('email', email.error.issues[0]?.message ?? 'is not accepted', String(fieldValues.email));
  const position = (fieldValues.position ?? SALESPERSON) as Position;
  if (!canGrant(viewer, position)) rejectField('position', 'is one that you may not grant');
  if (fieldValues.team !== undefined) {
    const team = teamToStore(position, fieldValues.team as TeamId, null);
    if (team === null) delete fieldValues.team;
  }
  return { line, key: email.success ? email.data : null, fieldValues: fieldValues, problems };
}

const toStoredValue = (value: unknown) => (typeof value === 'string' ? toOneLine(value) : value);

/** Builds the employee of a line. The defaults are an inactive salesperson without a team. */
export const toNewEmployee = ({ fieldValues }: ParsedLine): EmployeeFieldsRow =>
  ({ position: SALESPERSON, team: null, isActive: false, ...fieldValues }) as EmployeeFieldsRow;

/** Returns the fields of an employee in the form of a parsed line. Team 1 becomes no team. */
export const toFieldValues = (person: EmployeeFieldsRow): Readonly<Record<string, unknown>> => ({
  ...person,
  email: person.email.toLowerCase(),
  team: teamOrNone(person.team),
});
