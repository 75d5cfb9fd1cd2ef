import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/context.ts';
import { badInput, conflict, notFound, notSignedIn } from '../../platform/errors.ts';
import { getHistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { addDays, type Day, yearLater } from '../../rules/calendar/calendar.ts';
import { AccessToken } from './accessToken.entity.ts';
import { accessTokenHistory } from './accessToken.history.ts';
import type { NewAccessTokenForm } from './accessToken.input.ts';
import { canCreateAccessTokens, canRevokeAccessToken } from './accessToken.policy.ts';
import { type AccessTokenRow, generateAccessToken, hashAccessToken } from './accessToken.query.ts';

/** Maximum number of valid tokens of one person. */
const MAX_LIVE_TOKENS = 20;

/**
 * Creates an access token for the viewer. The token is valid until the end of its last day. Only this
 * function returns the text of the token, because the store has only its SHA-256 hash.
 * @throws FORBIDDEN, BAD_INPUT for a day in the past or more than a year ahead, CONFLICT for more than
 * `MAX_LIVE_TOKENS`
 */
export async function createAccessToken(
  context: Context,
  { name, expiresOn }: NewAccessTokenForm,
): Promise<{ token: string; accessToken: AccessTokenRow }> {
  const { database, clock, viewer } = context;
  requireAbility(
    canCreateAccessTokens(viewer),
    'An access token can’t create another one. Sign in to create a token.',
  );
  assertValidExpiryDay(expiresOn, clock.today());
  const token = generateAccessToken();
  const accessToken = await database.transaction(async (em, writer) => {
    await lockOwner(em, viewer.employeeId);
    await assertBelowMaxTokens(em, viewer.employeeId, clock.now());
    const created = em.create(AccessToken, {
      name,
      tokenHash: hashAccessToken(token),
      employeeId: viewer.employeeId,
      createdAt: clock.now(),
      expiresAt: clock.getStartOfDay(addDays(expiresOn, 1)),
      lastUsedAt: null,
      revokedAt: null,
    });
    await em.persist(created).flush();
    await recordChange(writer, getHistoryAuthor(context), accessTokenHistory, {
      subject: { personId: created.employeeId, name },
      before: null,
      after: { name, expiresOn },
    });
    return toAccessTokenRow(created);
  });
  return { token, accessToken };
}

/**
 * Revokes an access token. The token is rejected from the next call on. A token that is already revoked stays
 * unchanged.
 * @throws NOT_FOUND, also for another person's token if the viewer is not an admin
 */
export async function revokeAccessToken(context: Context, id: number): Promise<AccessTokenRow> {
  const { database, clock, viewer } = context;
  return database.transaction(async (em, writer) => {
    const tokenToRevoke = await em.findOne(AccessToken, { id });
    if (!tokenToRevoke || !canRevokeAccessToken(viewer, tokenToRevoke.employeeId)) {
      throw notFound('Access token not found.');
    }
    if (tokenToRevoke.revokedAt) return toAccessTokenRow(tokenToRevoke);
    tokenToRevoke.revokedAt = clock.now();
    await em.flush();
    await recordChange(writer, getHistoryAuthor(context), accessTokenHistory, {
      subject: { personId: tokenToRevoke.employeeId, name: tokenToRevoke.name },
      before: { name: tokenToRevoke.name, expiresOn: null },
      after: null,
    });
    return toAccessTokenRow(tokenToRevoke);
  });
}

function assertValidExpiryDay(expiresOn: Day, today: Day): void {
  if (expiresOn < today) throw badInput('expiresOn must not be in the past.');
  if (expiresOn > yearLater(today)) throw badInput('expiresOn must be at most one year from today.');
}

/**
 * Locks the row of the owner. A person's tokens are therefore created one after another, and not during a
 * deactivation of the person.
 * @throws UNAUTHENTICATED
 */
async function lockOwner(em: SqlEntityManager, employeeId: number): Promise<void> {
  const locked = await em.execute('select id from employee where id = ? and is_active for no key update', [
    employeeId,
  ]);
  if (locked.length === 0) throw notSignedIn();
}

async function assertBelowMaxTokens(em: SqlEntityManager, employeeId: number, now: Date): Promise<void> {
  const live = await em.count(AccessToken, { employeeId, revokedAt: null, expiresAt: { $gt: now } });
  if (live < MAX_LIVE_TOKENS) return;
  throw conflict(`You already have ${MAX_LIVE_TOKENS} access tokens. Revoke one before you create another.`);
}

const toAccessTokenRow = ({
  id,
  name,
  employeeId,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
}: AccessToken) => ({
  id,
  name,
  employeeId,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
});
