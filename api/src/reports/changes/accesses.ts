import sql, { raw, type Sql } from 'sql-template-tag';
import { canSeeDataAccess } from '../../dataAccess/dataAccess.policy.ts';
import type { RecordedNoun } from '../../history/recordedNoun.ts';

export const ACCESS = 'dataAccess';

/** Who took data along and who signed in: listed as changes are (changes.md, Exports and sign-ins). */
export const accessHistory = {
  name: ACCESS,
  description:
    'What left the store and who signed in: exports, customers read by an access token or in the playground, sign-ins, backups; and the changes of displays. They are no changes, and told only when this kind is chosen.',
  right: canSeeDataAccess,
  fields: {
    filter: { kind: 'text', description: 'Which lines were taken.' },
    lines: { kind: 'number', description: 'How many lines were sent; of what broke off, at most so many.' },
    times: { kind: 'number', description: 'How often within the hour, if more than once.' },
    isBrokenOff: { kind: 'flag', description: 'Whether it ended before its end.' },
    address: { kind: 'text', description: 'The address that it went to, or came from.' },
  },
} as const satisfies RecordedNoun;

const COLUMNS: Readonly<Record<keyof typeof accessHistory.fields, string>> = {
  filter: 'filter',
  lines: 'lines::text',
  times: 'case when times > 1 then times::text end',
  isBrokenOff: `case when is_broken_off then 'true' end`,
  address: 'address',
};

const fields = Object.entries(COLUMNS).map(([field, column]) => `('${field}', ${column})`);

/** The accesses, under the columns of changes. */
export const ACCESSES: Sql = sql`(
  select id, ${ACCESS} as noun, action, name, employee_id, at as changed_at, door, origin, (
    select coalesce(jsonb_agg(jsonb_build_object('field', field, 'from', null, 'to', value)), '[]')
    from (values ${raw(fields.join(', '))}) as told (field, value) where value is not null
  ) as fields
  from data_access)`;
