import sql from 'sql-template-tag';
import type { Context, Services } from '../platform/context.ts';
import { named } from '../database/namedStatement.ts';
import { versionsSql } from '../platform/topics.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { Caller } from '../platform/viewer/viewer.ts';
import { canSeeEveryonesAccessTokens } from './accessToken.policy.ts';
import { hashOfAccessToken } from './accessToken.secret.ts';

/** A token as its owner or an admin sees it: never its text. */
export interface AccessTokenRow {
  readonly id: number;
  readonly name: string;
  readonly employeeId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export const ACCESS_TOKEN_COLUMNS =
  'id, name, employee_id as "employeeId", created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"';

/** The last use is written down at most this often. */
const TOUCH_EVERY_MS = 60_000;

/** How long a token that ended stays in the list. */
const SHOWN_AFTER_END_MS = 30 * 24 * 60 * 60_000;

/**
 * Whose access token this is, with their rights as of now; nobody when it was revoked, has expired, or its owner is not
 * active. Each look-up counts as a use of the token.
 */
export async function callerOfAccessToken(
  { database, clock }: Services,
  token: string,
): Promise<Caller | undefined> {
  const now = clock.now();
  const touchedBefore = new Date(now.getTime() - TOUCH_EVERY_MS);
  return database.row<Caller>(
    named(
      'access_token',
      sql`
      with live as (
        select t.id, t.last_used_at, t.name as access_token, e.id as employee_id, e.name, e.email, e.position, e.team
        from access_token t join employee e on e.id = t.employee_id
        where t.token_hash = ${hashOfAccessToken(token)} and t.revoked_at is null and t.expires_at > ${now} and e.is_active
      ), touched as (
        update access_token set last_used_at = ${now}
        where id in (select id from live where last_used_at is null or last_used_at <= ${touchedBefore})
      )
      select 0 as "sessionId", true as "isReadOnly", access_token as "accessToken", employee_id as "employeeId", name, email, position, team, ${versionsSql}
      from live`,
    ),
  );
}

/**
 * The viewer's tokens, or everyone's, the latest first; those that ended are among them for 30 days more.
 * @throws FORBIDDEN when someone other than an admin wants everyone's
 */
export async function accessTokens(
  { database, clock, viewer }: Context,
  isEveryones: boolean,
): Promise<AccessTokenRow[]> {
  requireAbility(
    !isEveryones || canSeeEveryonesAccessTokens(viewer),
    'Only an admin may see everyone’s access tokens.',
  );
  return database.rows<AccessTokenRow>(
    `select ${ACCESS_TOKEN_COLUMNS} from access_token
     where ($1::integer is null or employee_id = $1) and least(expires_at, revoked_at) > $2
     order by created_at desc, id desc`,
    [isEveryones ? null : viewer.employeeId, new Date(clock.now().getTime() - SHOWN_AFTER_END_MS)],
  );
}
