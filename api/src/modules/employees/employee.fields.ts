import { z } from 'zod';
import { emailAddress } from '../../platform/input/fields.ts';
import {
  createFormSchema,
  type EntityField,
  type EntityInput,
  type EntityRow,
  omitFields,
  type ParsedForm,
  type StoredEntity,
} from '../../platform/rest/entityFields.ts';
import { flagKind, lineKind } from '../../platform/rest/fieldKinds.ts';
import { positionResponse, teamResponse } from '../../platform/rest/responseFields.ts';
import { POSITIONS, type Position } from '../../rules/people/positions.ts';
import { TEAMS, type TeamId } from '../../rules/people/teams.ts';

const POSITION_MESSAGE = 'must be a position from 0 to 6';
const TEAM_MESSAGE = 'must be empty or a team from 1 to 5';
const DIGIT_PATTERN = /^\d$/;

/**
 * Describes a position field. A position is sent as a JSON number, or as the text of a select or query
 * string.
 */
const positionKind = {
  kind: 'position',
  blank: 0,
  accepts: z
    .union([z.number(), z.string().regex(DIGIT_PATTERN, POSITION_MESSAGE)], POSITION_MESSAGE)
    .transform(Number)
    .refine(value => POSITIONS.some(candidate => candidate.id === value), POSITION_MESSAGE)
    .transform(value => value as Position),
  responseSchema: positionResponse,
  toRest: (value: Position) => value,
  order: (column: string) => column,
} as const;

const noTeam = z.union([z.null(), z.literal('')]).transform(() => null);

/** A team, or null for no team. */
const teamKind = {
  kind: 'team',
  blank: null,
  accepts: z
    .union(
      [noTeam, z.number(), z.string().regex(DIGIT_PATTERN, TEAM_MESSAGE).transform(Number)],
      TEAM_MESSAGE,
    )
    .refine(value => value === null || TEAMS.some(candidate => candidate.id === value), TEAM_MESSAGE)
    .transform(value => value as TeamId | null),
  responseSchema: teamResponse,
  toRest: (value: TeamId | null) => value,
  order: (column: string) => column,
} as const;

const NAME_MESSAGE = 'must be one line of 1 to 200 characters';

/** A person's name, stored without leading and trailing blanks. */
const personName = z
  .string(NAME_MESSAGE)
  .trim()
  .min(1, NAME_MESSAGE)
  .max(200, NAME_MESSAGE)
  .refine(name => name.isWellFormed() && !/\p{Cc}/u.test(name), NAME_MESSAGE);

/**
 * The fields of an employee. The entity, REST, GraphQL and the history derive from this table
 * (docs/adr/code-and-tests.md).
 */
export const employeeFields = {
  name: {
    ...lineKind,
    accepts: personName,
    column: 'name',
    description: 'The full name. Lists are sorted by its last word (rules.md, Calendar).',
  },
  email: {
    ...lineKind,
    accepts: emailAddress,
    column: 'email',
    description: 'The work email that this person signs in with.',
  },
  isActive: {
    ...flagKind,
    column: 'is_active',
    rest: 'active',
    description: 'Whether this person currently works here, can sign in and appears in menus.',
  },
  team: {
    ...teamKind,
    column: 'team',
    description: 'The current team: 1 None, 2 A, 3 B, 4 C, 5 HSE; null also means None.',
  },
  position: {
    ...positionKind,
    column: 'position',
    description:
      'The position: 0 salesperson, 1 sales manager, 2 finance manager, 3 manager, 4 office staff, 5 admin, 6 BDC staff.',
  },
} as const satisfies Readonly<Record<string, EntityField>>;

/** The fields as the entity stores them. */
export type StoredEmployee = StoredEntity<typeof employeeFields>;

/** The fields as a database row returns them. */
export type EmployeeFieldsRow = EntityRow<typeof employeeFields>;

/** The fields that REST's `updateemployee` may change. */
export const restChangeFields = omitFields(employeeFields, ['name', 'email']);

/** A change of an employee as GraphQL sends it, before parsing. */
export type EmployeeChangeInput = EntityInput<typeof employeeFields>;

/** Parses a change of an employee from the Managers page. Absent fields stay unchanged. */
export const employeeChangeSchema = createFormSchema(employeeFields);

export type EmployeeChange = ParsedForm<typeof employeeFields>;
