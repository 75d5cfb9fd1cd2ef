import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { badInput, conflict, notFound, notSignedIn } from '../platform/errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { addDays, type Day, yearLater } from '../rules/calendar/calendar.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { AccessToken } from './accessToken.entity.ts';
import { accessTokenHistory } from './accessToken.history.ts';
import type { TokenToCreate } from './accessToken.input.ts';
import { canCreateAccessTokens, canRevokeAccessToken } from './accessToken.policy.ts';
import type { AccessTokenRow } from './accessToken.query.ts';
import { hashOfAccessToken, newAccessToken } from './accessToken.secret.ts';

/** How many tokens of one person can be alive at once. */
const MOST_LIVE = 20;

/**
 * Makes an access token for the viewer, good until the end of the day that it expires on. Its text is shown this once: the
 * store has only its SHA-256.
 * @throws FORBIDDEN, BAD_INPUT for a day that is past or over a year ahead, CONFLICT when it would be one too many
 */
export async function createAccessToken(
  context: Context,
  { name, expiresOn }: TokenToCreate,
): Promise<{ token: string; accessToken: AccessTokenRow }> {
  const { database, clock, viewer } = context;
  requireAbility(canCreateAccessTokens(viewer), 'An access token cannot make another one: sign in to do that.');
  refuseOtherDays(expiresOn, clock.today());
  const token = newAccessToken();
  const accessToken = await database.transaction(async (em, writer) => {
    await holdOwner(em, viewer.employeeId);
    await refuseOneTooMany(em, viewer.employeeId, clock.now());
    const made = em.create(AccessToken, {
      name,
      tokenHash: hashOfAccessToken(token),
      employeeId: viewer.employeeId,
      createdAt: clock.now(),
      expiresAt: clock.startOf(addDays(expiresOn, 1)),
      lastUsedAt: null,
      revokedAt: null,
    });
    await em.persist(made).flush();
    await recordChange(writer, authorOf(context), accessTokenHistory, {
      of: { personId: made.employeeId, name },
      before: null,
      after: { name, expiresOn },
    });
    return rowOf(made);
  });
  return { token, accessToken };
}

/**
 * Ends an access token; it is dead at the next call. One that was revoked before stays as it is.
 * @throws NOT_FOUND, also when it is someone else's and the viewer is no admin
 */
export async function revokeAccessToken(context: Context, id: number): Promise<AccessTokenRow> {
  const { database, clock, viewer } = context;
  return database.transaction(async (em, writer) => {
    const found = await em.findOne(AccessToken, { id });
    if (!found || !canRevokeAccessToken(viewer, found.employeeId)) {
      throw notFound('There is no such access token of yours.');
    }
    if (found.revokedAt) return rowOf(found);
    found.revokedAt = clock.now();
    await em.flush();
    await recordChange(writer, authorOf(context), accessTokenHistory, {
      of: { personId: found.employeeId, name: found.name },
      before: { name: found.name, expiresOn: null },
      after: null,
    });
    return rowOf(found);
  });
}

function refuseOtherDays(expiresOn: Day, today: Day): void {
  if (expiresOn < today) throw badInput('expiresOn must not be past.');
  if (expiresOn > yearLater(today)) throw badInput('expiresOn must be at most a year ahead.');
}

/** One person's tokens are made one after the other, and none slips in behind a deactivation. */
async function holdOwner(em: SqlEntityManager, employeeId: number): Promise<void> {
  const held = await em.execute('select id from employee where id = ? and is_active for no key update', [
    employeeId,
  ]);
  if (held.length === 0) throw notSignedIn();
}

async function refuseOneTooMany(em: SqlEntityManager, employeeId: number, now: Date): Promise<void> {
  const live = await em.count(AccessToken, { employeeId, revokedAt: null, expiresAt: { $gt: now } });
  if (live < MOST_LIVE) return;
  throw conflict(`You have ${MOST_LIVE} access tokens already. Revoke one that you no longer need first.`);
}

const rowOf = ({ id, name, employeeId, createdAt, expiresAt, lastUsedAt, revokedAt }: AccessToken) => ({
  id,
  name,
  employeeId,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
});
