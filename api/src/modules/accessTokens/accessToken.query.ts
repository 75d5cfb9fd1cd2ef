import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Context, Services } from '../../platform/context.ts';
import { nameStatement } from '../../platform/database/sqlHelpers.ts';
import { versionsSql } from '../../platform/topics.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import type { Caller } from '../../platform/viewer/viewer.ts';
import { canSeeAllAccessTokens } from './accessToken.policy.ts';

/** A token as its owner or an admin sees it. The text of the token is not included. */
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

/** Minimum time between two updates of the time of last use. */
const MIN_UPDATE_INTERVAL_MS = 60_000;

/** Time for which the list still shows a token after the token has ended. */
const LISTED_AFTER_END_MS = 30 * 24 * 60 * 60_000;

/**
 * Finds the owner of an access token, with the owner's current rights. Returns undefined if the token was
 * revoked or has expired, or if the owner is inactive. Each call counts as a use of the token.
 */
export async function findCallerByAccessToken(
  { database, clock }: Services,
  token: string,
): Promise<Caller | undefined> {
  const now = clock.now();
  const touchedBefore = new Date(now.getTime() - MIN_UPDATE_INTERVAL_MS);
  return database.row<Caller>(
    nameStatement(
      'access_token',
      sql`
      with live as (
        select t.id, t.last_used_at, t.name as access_token, e.id as employee_id, e.name, e.email, e.position, e.team
        from access_token t join employee e on e.id = t.employee_id
        where t.token_hash = ${hashAccessToken(token)} and t.revoked_at is null and t.expires_at > ${now} and e.is_active
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
 * Lists the viewer's tokens, or the tokens of all people, newest first. A token stays in the list for 30 days
 * after it has ended.
 * @throws FORBIDDEN if a viewer other than an admin requests the tokens of all people
 */
export async function listAccessTokens(
  { database, clock, viewer }: Context,
  isForAll: boolean,
): Promise<AccessTokenRow[]> {
  requireAbility(!isForAll || canSeeAllAccessTokens(viewer), 'Only admins can see everyone’s access tokens.');
  return database.rows<AccessTokenRow>(
    `select ${ACCESS_TOKEN_COLUMNS} from access_token
     where ($1::integer is null or employee_id = $1) and least(expires_at, revoked_at) > $2
     order by created_at desc, id desc`,
    [isForAll ? null : viewer.employeeId, new Date(clock.now().getTime() - LISTED_AFTER_END_MS)],
  );
}

/** The prefix of every token, so that scanners for leaked secrets recognize it. */
const PREFIX = 'sfp_';

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = new RegExp(`^${PREFIX}[\\w-]{43}$`);

/** Creates a token of 256 random bits. */
export const generateAccessToken = (): string => PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

/** Checks whether the text has the format of an access token. A session token has another format. */
export const isAccessTokenFormat = (token: string | undefined): token is string =>
  token !== undefined && TOKEN_PATTERN.test(token);

/** Hashes an access token. The store finds a token by its hash. */
export const hashAccessToken = (token: string): Buffer => createHash('sha256').update(token).digest();
