import { type AccessTokenRow, listAccessTokens } from '../../../modules/accessTokens/accessToken.query.ts';
import { canManageDisplays } from '../../../modules/displays/display.policy.ts';
import { type DisplayRow, listDisplays } from '../../../modules/displays/display.query.ts';
import type { DisplayBoard } from '../../../modules/displays/display.types.ts';
import {
  type EmployeeRow,
  listEmployees,
  loadEmployeesById,
} from '../../../modules/employees/employee.query.ts';
import { canManageInvites } from '../../../modules/invites/invite.policy.ts';
import { listPendingInvites, type PendingInvite } from '../../../modules/invites/invite.query.ts';
import { todayIn } from '../../../rules/calendar/today.ts';
import { compareTeams } from '../../../rules/people/names.ts';
import { POSITIONS } from '../../../rules/people/positions.ts';
import { TEAMS } from '../../../rules/people/teams.ts';
import { getEmployeeName } from '../captions.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, buildInstantColumns, createShortTable, formatFlag } from '../exportTable.ts';
import { defineFlag } from '../queryFields.ts';

const getPosition = ({ position }: EmployeeRow) => POSITIONS.find(({ id }) => id === position);

const INACTIVE = 'Inactive';

const getGroupTitle = (person: EmployeeRow) =>
  person.isActive ? (getPosition(person)?.groupTitle ?? '') : INACTIVE;

const PEOPLE_COLUMNS = buildColumns<EmployeeRow>('text', {
  Group: getGroupTitle,
  Name: person => person.name,
  Email: person => person.email,
  Position: person => getPosition(person)?.title ?? null,
  Team: person => TEAMS.find(({ id }) => id === person.team)?.name ?? null,
  Active: person => (person.isActive ? 'Active' : INACTIVE),
});

/** Sort index of the inactive employees, which come after all groups of active employees. */
const INACTIVE_GROUP_INDEX = POSITIONS.length + 1;

const getGroupIndex = (person: EmployeeRow) =>
  person.isActive ? (getPosition(person)?.groupPlace ?? INACTIVE_GROUP_INDEX) : INACTIVE_GROUP_INDEX;

/** Exports all employees, with the inactive employees last (people.md, Permissions). */
export const peopleExport = defineExport({
  name: 'people',
  contents: 'all employees, grouped as on the Managers page',
  query: {},
  table: async ({ database }) => {
    const employees = await listEmployees(database);
    const lines = employees.sort(
      (a, b) => getGroupIndex(a) - getGroupIndex(b) || compareTeams(a.team, b.team),
    );
    return createShortTable({ title: 'People', caption: ['All employees'], columns: PEOPLE_COLUMNS, lines });
  },
});

/** Returns the last instant of the token's last day; a token expires at the first instant of the next day. */
const getLastInstant = ({ expiresAt }: AccessTokenRow): Date => new Date(expiresAt.getTime() - 1);

/**
 * Exports the access tokens of the viewer, or all tokens, never with their secrets.
 * @throws FORBIDDEN
 */
export const accessTokensExport = defineExport({
  name: 'accesstokens',
  contents: 'your access tokens, newest first, without their secrets',
  query: {
    isEveryones: defineFlag(
      '1 exports the tokens of all employees (admins only); 0, the default, exports only your own.',
    ),
  },
  table: async (context, { isEveryones }) => {
    const lines = await listAccessTokens(context, isEveryones);
    const people = await loadEmployeesById(context.database);
    const toDay = (instant: Date | null) => instant && todayIn(context.clock.timeZone, instant);
    return createShortTable<AccessTokenRow>({
      title: 'Access tokens',
      caption: [isEveryones ? 'All tokens' : 'My tokens'],
      columns: [
        ...buildColumns<AccessTokenRow>('text', {
          Name: token => token.name,
          Employee: token => getEmployeeName(people, token.employeeId),
        }),
        ...buildColumns<AccessTokenRow>('day', {
          Created: token => toDay(token.createdAt),
          'Last used': token => toDay(token.lastUsedAt),
          'Expires on': token => toDay(getLastInstant(token)),
          Revoked: token => toDay(token.revokedAt),
        }),
      ],
      lines,
    });
  },
});

/** Formats `POT_OF_GOLD` as `Pot of gold`, like the screen. */
const formatBoardName = (board: DisplayBoard): string =>
  `${board.slice(0, 1)}${board.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/**
 * Exports the store's displays, never with their credentials.
 * @throws FORBIDDEN
 */
export const displaysExport = defineExport({
  name: 'displays',
  contents: 'the store’s displays, by name',
  right: canManageDisplays,
  query: {},
  table: async context => {
    return createShortTable<DisplayRow>({
      title: 'Displays',
      caption: ['All displays'],
      columns: [
        ...buildColumns<DisplayRow>('text', {
          Display: display => display.name,
          Shows: display => display.boards.map(formatBoardName).join(', '),
        }),
        { head: 'Seconds per board', kind: 'count', cell: display => display.seconds },
        ...buildColumns<DisplayRow>('text', {
          'With gross': display => formatFlag(display.showsGross),
          'With sound': display => formatFlag(display.hasSound),
          'Paired by': display => display.createdBy,
        }),
        ...buildInstantColumns<DisplayRow>(
          'Last seen',
          display => display.lastSeenAt,
          context.clock.timeZone,
        ),
      ],
      lines: await listDisplays(context),
    });
  },
});

/**
 * Exports the pending invites without their links, because a link signs in anyone who has it.
 * @throws FORBIDDEN
 */
export const invitesExport = defineExport({
  name: 'invites',
  contents: 'the pending invites, newest first, without their links',
  right: canManageInvites,
  query: {},
  table: async context => {
    const { timeZone } = context.clock;
    const lines = await listPendingInvites(context);
    const people = await loadEmployeesById(context.database);
    return createShortTable<PendingInvite>({
      title: 'Pending invites',
      caption: ['Invites that can still be accepted'],
      columns: [
        ...buildColumns<PendingInvite>('text', {
          Email: invite => invite.email,
          'Invited by': invite => people.get(invite.createdById ?? 0)?.name ?? null,
        }),
        ...buildInstantColumns<PendingInvite>('Invited', invite => invite.createdAt, timeZone),
        ...buildInstantColumns<PendingInvite>('Expires', invite => invite.expiresAt, timeZone),
      ],
      lines,
    });
  },
});
