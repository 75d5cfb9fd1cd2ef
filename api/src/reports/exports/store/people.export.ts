import { type EmployeeRow, listEmployees } from '../../../employees/employee.query.ts';
import { compareTeams } from '../../../rules/people/names.ts';
import { POSITIONS } from '../../../rules/people/positions.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable } from '../exportTable.ts';

const getPosition = ({ position }: EmployeeRow) => POSITIONS.find(({ id }) => id === position);

const INACTIVE = 'Inactive';

const getGroupTitle = (person: EmployeeRow) =>
  person.isActive ? (getPosition(person)?.groupTitle ?? '') : INACTIVE;

const PEOPLE_COLUMNS = buildColumns<EmployeeRow>('text', {
  Group: getGroupTitle,
  Name: person => person.name,
  'E-mail': person => person.email,
  Position: person => getPosition(person)?.title ?? null,
  Team: person => TEAMS.find(({ id }) => id === person.team)?.name ?? null,
  Active: person => (person.isActive ? 'Active' : INACTIVE),
});

/** Position of the inactive employees, after all groups of the active ones. */
const INACTIVE_GROUP_INDEX = POSITIONS.length + 1;

const getGroupIndex = (person: EmployeeRow) => (person.isActive ? (getPosition(person)?.groupPlace ?? INACTIVE_GROUP_INDEX) : INACTIVE_GROUP_INDEX);

/** Exports all employees, the inactive ones last (people.md, Permissions). */
export const peopleExport = defineExport({
  name: 'people',
  contents: 'everyone, in the groups of the Managers page',
  query: {},
  table: async ({ database }) => {
    const byName = await listEmployees(database);
    const lines = byName.sort((a, b) => getGroupIndex(a) - getGroupIndex(b) || compareTeams(a.team, b.team));
    return createShortTable({ title: 'People', caption: ['Everyone'], columns: PEOPLE_COLUMNS, lines });
  },
});
