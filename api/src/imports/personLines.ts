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

type FieldName = keyof typeof SHEET_FIELDS.IMPORT_PEOPLE;

/** What a line says of a person, or why they cannot be added by this viewer (import.md, People). */
export function readPersonLine({ line, values }: ReadSheetLine<'IMPORT_PEOPLE'>, viewer: Viewer): ParsedLine {
  const says: Record<string, unknown> = {};
  const problems: LineProblem[] = [];
  const refuse = (field: FieldName, why: string, text?: string) => {
    const { title } = SHEET_FIELDS.IMPORT_PEOPLE[field];
    problems.push({ field, message: formatCellError(title, rejectedCell(why, text)) });
  };
  for (const [field, read] of Object.entries(values) as [FieldName, CellResult][]) {
    if (read.kind === 'refused') refuse(field, read.why, read.text);
    else if (read.kind === 'value') says[field] = asStored(read.value);
  }
  for (const field of ['name', 'email'] as const)
    if (values[field]?.kind !== 'value' && values[field]?.kind !== 'refused') refuse(field, 'is missing');
  const email = emailAddress.safeParse(says.email);
  if (email.success) says.email = email.data;
  else if (says.email !== undefined)
    refuse('email', email.error.issues[0]?.message ?? 'is not accepted', String(says.email));
  const position = (says.position ?? SALESPERSON) as Position;
  if (!canGrant(viewer, position)) refuse('position', 'is one that you may not grant');
  if (says.team !== undefined) {
    const team = teamToStore(position, says.team as TeamId, null);
    if (team === null) delete says.team;
  }
  return { line, key: email.success ? email.data : null, fieldValues: says, problems };
}

const asStored = (value: unknown) => (typeof value === 'string' ? toOneLine(value) : value);

/** The person whom a line adds: an inactive salesperson without a team, unless it says otherwise. */
export const personOf = ({ fieldValues }: ParsedLine): EmployeeFieldsRow =>
  ({ position: SALESPERSON, team: null, isActive: false, ...fieldValues }) as EmployeeFieldsRow;

/** Someone who is here, as a line would say it: team 1 is no team. */
export const saidOf = (person: EmployeeFieldsRow): Readonly<Record<string, unknown>> => ({
  ...person,
  email: person.email.toLowerCase(),
  team: teamOrNone(person.team),
});
