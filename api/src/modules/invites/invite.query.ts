import type { Context, Services } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { canManageInvites } from './invite.policy.ts';

/** An invite that can still be accepted. */
export interface PendingInvite {
  readonly id: number;
  /** Email in lower case. */
  readonly email: string;
  readonly token: string;
  /** The employee who created the invite; null if the store created it. */
  readonly createdById: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const CANNOT_INVITE_MESSAGE = 'Only managers, office staff and admins can manage invites.';

/**
 * Message for used, revoked, expired and unknown tokens, so that callers cannot distinguish them (rules.md,
 * Sign-in).
 */
export const INVALID_INVITE_MESSAGE = 'Invalid or expired invite link';

const IS_PENDING_SQL = 'accepted_at is null and revoked_at is null and expires_at > $1';

const COLUMNS =
  'id, lower(email) as email, token, created_by as "createdById", created_at as "createdAt", expires_at as "expiresAt"';

/** Lists the pending invites, newest first. @throws FORBIDDEN */
export async function listPendingInvites({ database, clock, viewer }: Context): Promise<PendingInvite[]> {
  requireAbility(canManageInvites(viewer), CANNOT_INVITE_MESSAGE);
  return database.rows<PendingInvite>(
    `select ${COLUMNS} from invite where ${IS_PENDING_SQL} order by created_at desc, id desc`,
    [clock.now()],
  );
}

/**
 * Returns the pending invite with this token. @throws NOT_FOUND, with the same message for every invalid
 * token
 */
export async function getInviteByToken({ database, clock }: Services, token: string): Promise<PendingInvite> {
  const isStorable = token.length <= 200 && !token.includes('\0') && token.isWellFormed();
  const invite = isStorable
    ? await database.row<PendingInvite>(
        `select ${COLUMNS} from invite where ${IS_PENDING_SQL} and token = $2`,
        [clock.now(), token],
      )
    : undefined;
  if (!invite) throw notFound(INVALID_INVITE_MESSAGE);
  return invite;
}

/** Builds the link for the invited person (people.md, Invitations). */
export const buildInviteUrl = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { token }: PendingInvite,
): string => `${publicUrl}/acceptinvite?token=${token}`;
