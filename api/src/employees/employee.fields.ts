import { z } from 'zod';
import { emailAddress } from '../platform/input/fields.ts';
import { positionResponse, teamResponse } from '../platform/rest/responseFields.ts';
import { flagKind, lineKind } from '../platform/rest/fieldKinds.ts';
import { type EntityField, type EntityRow, type EntityInput, type StoredEntity, omitFields } from '../platform/rest/entityFields.ts';
import { POSITIONS, type Position } from '../rules/people/positions.ts';
import { TEAMS, type TeamId } from '../rules/people/teams.ts';

const MUST_BE_POSITION = 'must be a position from 0 to 6';
const MUST_BE_TEAM = 'must be empty or a team from 1 to 5';
const digit = /^\d$/;

/** A position, as a JSON number or as the text of a select or a query string. */
const positionKind = {
  kind: 'position',
  blank: 0,
  accepts: z
    .union([z.number(), z.string().regex(digit, MUST_BE_POSITION)], MUST_BE_POSITION)
    .transform(Number)
    .refine(value => POSITIONS.some(each => each.id === value), MUST_BE_POSITION)
    .transform(value => value as Position),
  responseSchema: positionResponse,
  toRest: (value: Position) => value,
  order: (column: string) => column,
} as const;

const noTeam = z.union([z.null(), z.literal('')]).transform(() => null);

/** A team, or none. */
const teamKind = {
  kind: 'team',
  blank: null,
  accepts: z
    .union([noTeam, z.number(), z.string().regex(digit, MUST_BE_TEAM).transform(Number)], MUST_BE_TEAM)
    .refine(value => value === null || TEAMS.some(each => each.id === value), MUST_BE_TEAM)
    .transform(value => value as TeamId | null),
  responseSchema: teamResponse,
  toRest: (value: TeamId | null) => value,
  order: (column: string) => column,
} as const;

const MUST_BE_NAME = 'must be one line of 1 to 200 characters';

/** A person's name, as it is stored: without blanks at its ends. */
const personName = z
  .string(MUST_BE_NAME)
  .trim()
  .min(1, MUST_BE_NAME)
  .max(200, MUST_BE_NAME)
  .refine(name => name.isWellFormed() && !/\p{Cc}/u.test(name), MUST_BE_NAME);

/** What an employee is made of, each field once; the entity and the shapes of both doors follow from it (decision 102). */
export const employeeFields = {
  name: {
    ...lineKind,
    accepts: personName,
    column: 'name',
    description: 'Full name. Lists sort by its last word (rules.md, Calendar).',
  },
  email: {
    ...lineKind,
    accepts: emailAddress,
    column: 'email',
    description: 'The work e-mail that this person signs in with.',
  },
  isActive: {
    ...flagKind,
    column: 'is_active',
    rest: 'active',
    description: 'Whether this person works here now, may sign in and is offered in selects.',
  },
  team: {
    ...teamKind,
    column: 'team',
    description: 'Today’s team: 1 none, 2 A, 3 B, 4 C, 5 HSE; null also means none.',
  },
  position: {
    ...positionKind,
    column: 'position',
    description:
      '0 salesperson, 1 sales manager, 2 finance manager, 3 manager, 4 office staff, 5 admin, 6 BDC staff.',
  },
} as const satisfies Readonly<Record<string, EntityField>>;

/** What an employee's entity holds of these fields. */
export type StoredEmployee = StoredEntity<typeof employeeFields>;

/** What a reader's row holds of these fields. */
export type EmployeeFieldsRow = EntityRow<typeof employeeFields>;

/** What REST's `updateemployee` may change. */
export const changeFields = omitFields(employeeFields, ['name', 'email']);

/** A change as GraphQL sends it, before it is parsed. */
export type SentEmployeeChange = EntityInput<typeof employeeFields>;
