import { canSeeAccessLog } from '../../modules/accessLog/accessLog.policy.ts';
import { accessTokenHistory } from '../../modules/accessTokens/accessToken.history.ts';
import { dealFields } from '../../modules/deals/deal.fields.ts';
import { RECORDED_FIELDS } from '../../modules/deals/deal.history.ts';
import { displayHistory, messageHistory } from '../../modules/displays/display.history.ts';
import { employeeHistory } from '../../modules/employees/employee.history.ts';
import { goalHistory } from '../../modules/goals/goal.history.ts';
import { inviteHistory } from '../../modules/invites/invite.history.ts';
import {
  followUpDaysHistory,
  monthHistory,
  potHistory,
  vacationHistory,
  workingDaysHistory,
} from '../../modules/settings/settings.history.ts';
import { fileHistory } from '../../modules/sheets/sheet.history.ts';
import { upLinkHistory } from '../../modules/upLog/links/upLinks.history.ts';
import { upTurnHistory } from '../../modules/upLog/turns/turns.history.ts';
import type { RecordedEntity, RecordedField } from '../../platform/history/history.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';
import { toEnumCase } from '../../rules/text/graphqlNames.ts';

export const ACCESS_KIND = 'dataAccess';

/**
 * Exports, reads by access tokens, sign-ins and backups, as one kind of entity. The Changes screen lists
 * these accesses like changes (changes.md, Exports and sign-ins).
 */
export const accessHistory = {
  name: ACCESS_KIND,
  description:
    'Access to the store’s data: exports, customer lists read with an access token or in the playground, sign-ins, backups and restores, and changes to displays. Listed only if this kind is selected.',
  right: canSeeAccessLog,
  fields: {
    filter: { kind: 'text', description: 'The filter used to select the rows.' },
    lines: {
      kind: 'number',
      description:
        'The number of rows sent. For an interrupted transfer, the maximum that may have been sent.',
    },
    times: {
      kind: 'number',
      description: 'How many times this happened within the hour, if more than once.',
    },
    isBrokenOff: { kind: 'flag', description: 'Whether the transfer was interrupted.' },
    address: { kind: 'text', description: 'The IP address of the request.' },
  },
} as const satisfies RecordedEntity;

export const DEAL_KIND = 'deal';

/** All entities that have a history, in the order in which filters offer them. */
export const recordedEntities = [
  { name: DEAL_KIND, description: 'A deal.', right: isSignedIn, fields: dealFields },
  workingDaysHistory,
  vacationHistory,
  potHistory,
  goalHistory,
  followUpDaysHistory,
  monthHistory,
  employeeHistory,
  inviteHistory,
  accessTokenHistory,
  displayHistory,
  messageHistory,
  accessHistory,
  fileHistory,
  upLinkHistory,
  upTurnHistory,
] as const satisfies readonly RecordedEntity[];

export type ChangeKind = (typeof recordedEntities)[number]['name'];

/**
 * Name of a recorded field as one text. For a deal, it is the name of the field, as in `DealField`. For other
 * entities, the name of the entity precedes it, as in `pot.total`.
 */
export type RecordedFieldName = string;

export const buildRecordedFieldName = (kind: ChangeKind, field: string): RecordedFieldName =>
  kind === DEAL_KIND ? field : `${kind}.${field}`;

/** Splits the name of a recorded field into its kind and field. */
export function parseRecordedFieldName(field: RecordedFieldName): {
  readonly kind: ChangeKind;
  readonly field: string;
} {
  const [first = '', rest] = field.split('.');
  return rest === undefined ? { kind: DEAL_KIND, field: first } : { kind: first as ChangeKind, field: rest };
}

/** GraphQL names of the kinds. */
export const CHANGE_KINDS = Object.fromEntries(
  recordedEntities.map(({ name }) => [toEnumCase(name), name]),
) as Readonly<Record<string, ChangeKind>>;

/**
 * GraphQL names of the fields. A deal's field has its name in `DealField`; other names start with the entity.
 */
export const RECORDED_FIELD_NAMES: Readonly<Record<string, RecordedFieldName>> = {
  ...RECORDED_FIELDS,
  ...Object.fromEntries(
    recordedEntities
      .filter(({ name }) => name !== DEAL_KIND)
      .flatMap(({ name, fields }) =>
        Object.keys(fields).map(field => [
          `${toEnumCase(name)}_${toEnumCase(field)}`,
          buildRecordedFieldName(name, field),
        ]),
      ),
  ),
};

const getRecordedFields = (kind: ChangeKind): Readonly<Record<string, RecordedField>> =>
  recordedEntities.find(({ name }) => name === kind)?.fields ?? {};

/** Returns the kind and description of a recorded field. */
export function findRecordedField(fieldName: RecordedFieldName): RecordedField | undefined {
  const { kind, field } = parseRecordedFieldName(fieldName);
  return getRecordedFields(kind)[field];
}
