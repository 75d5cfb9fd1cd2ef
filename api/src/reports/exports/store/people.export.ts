import { type EmployeeRow, listEmployees } from '../../../employees/employee.query.ts';
import { compareTeams } from '../../../rules/people/names.ts';
import { POSITIONS } from '../../../rules/people/positions.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { exportCall } from '../exportCall.ts';
import { columnsOf, shortTable } from '../exportTable.ts';

const positionOf = ({ position }: EmployeeRow) => POSITIONS.find(({ id }) => id === position);

const INACTIVE = 'Inactive';

const groupOf = (person: EmployeeRow) =>
  person.isActive ? (positionOf(person)?.groupTitle ?? '') : INACTIVE;

const COLUMNS = columnsOf<EmployeeRow>('text', {
  Group: groupOf,
  Name: person => person.name,
  'E-mail': person => person.email,
  Position: person => positionOf(person)?.title ?? null,
  Team: person => TEAMS.find(({ id }) => id === person.team)?.name ?? null,
  Active: person => (person.isActive ? 'Active' : INACTIVE),
});

/** After all groups of the active. */
const LAST = POSITIONS.length + 1;

const placeOf = (person: EmployeeRow) => (person.isActive ? (positionOf(person)?.groupPlace ?? LAST) : LAST);

/** Everyone, the inactive last (people.md, Permissions). */
export const peopleExport = exportCall({
  name: 'people',
  of: 'everyone, in the groups of the Managers page',
  query: {},
  table: async ({ database }) => {
    const byName = await listEmployees(database);
    const lines = byName.sort((a, b) => placeOf(a) - placeOf(b) || compareTeams(a.team, b.team));
    return shortTable({ title: 'People', shown: ['Everyone'], columns: COLUMNS, lines });
  },
});
