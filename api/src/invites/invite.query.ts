import type { Context, Services } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { canManageInvites } from './invite.policy.ts';

/** An invite that can still be accepted. */
export interface PendingInvite {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
  readonly token: string;
  /** An employee; null for one that no person made. */
  readonly createdById: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const MAY_NOT_INVITE = 'You may not manage invites.';

/** Used, revoked, expired and unknown tokens get the same answer (rules.md, Sign-in). */
export const INVALID_INVITE = 'Invalid or expired invite link';

const IS_PENDING = 'accepted_at is null and revoked_at is null and expires_at > $1';

const COLUMNS =
  'id, lower(email) as email, token, created_by as "createdById", created_at as "createdAt", expires_at as "expiresAt"';

/** The pending invites, the latest first. @throws FORBIDDEN */
export async function pendingInvites({ database, clock, viewer }: Context): Promise<PendingInvite[]> {
  requireAbility(canManageInvites(viewer), MAY_NOT_INVITE);
  return database.rows<PendingInvite>(
    `select ${COLUMNS} from invite where ${IS_PENDING} order by created_at desc, id desc`,
    [clock.now()],
  );
}

/** The pending invite of a token. @throws NOT_FOUND, the same whatever is wrong with it */
export async function inviteByToken({ database, clock }: Services, token: string): Promise<PendingInvite> {
  const isStorable = token.length <= 200 && !token.includes('\0') && token.isWellFormed();
  const invite = isStorable
    ? await database.row<PendingInvite>(`select ${COLUMNS} from invite where ${IS_PENDING} and token = $2`, [
        clock.now(),
        token,
      ])
    : undefined;
  if (!invite) throw notFound(INVALID_INVITE);
  return invite;
}

/** The link that is sent to the invited person (people.md, Invitations). */
export const inviteUrl = ({ publicUrl }: Pick<Services, 'publicUrl'>, { token }: PendingInvite): string =>
  `${publicUrl}/acceptinvite?token=${token}`;
