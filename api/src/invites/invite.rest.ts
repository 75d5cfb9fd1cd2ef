import { z } from 'zod';
import { bodyOf, emailAddress } from '../input/fields.ts';
import type { PendingInvite } from './invite.query.ts';

/** The body of `POST /invites`. */
export const invitingBody = bodyOf({ email: emailAddress });

/** The body of `POST /invites/accept`. */
export const acceptingBody = bodyOf({
  token: z.string('must be the text of an invite token'),
  microsoftAccessToken: z.string('must be the text of an access token'),
});

/** The REST shape "Invite" (brief §3); a pending one is unused. */
export const restInvite = (invite: PendingInvite) => ({
  id: invite.id,
  email: invite.email,
  invite_token: invite.token,
  used: 0,
  created_at: invite.createdAt.toISOString(),
  expires_at: invite.expiresAt.toISOString(),
});
