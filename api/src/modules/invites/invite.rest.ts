import { z } from 'zod';
import { bodySchema, emailAddress } from '../../platform/input/fields.ts';
import { flagResponse, idResponse } from '../../platform/rest/responseFields.ts';
import type { PendingInvite } from './invite.query.ts';

/** Parses the body of `POST /invites`. */
export const createInviteBody = bodySchema({ email: emailAddress });

/** Parses the body of `POST /invites/accept`. */
export const acceptInviteBody = bodySchema({
  token: z.string('must be an invite token'),
  microsoftAccessToken: z.string('must be an access token'),
});

const inviteFields = {
  id: idResponse,
  email: z.string(),
  invite_token: z.string(),
  used: flagResponse,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
};

/** The REST type "Invite". A pending invite is an invite that was not used. */
export const inviteShape = z
  .object(inviteFields)
  .meta({ id: 'Invite', description: 'An invite that can still be accepted.' });

/** The response to a new invite: the fields of the invite and the link to send. */
export const newInviteShape = z
  .object({ inviteUrl: z.string(), ...inviteFields })
  .meta({ id: 'NewInvite', description: 'The invite, with the link to send to the invited person.' });

export const toRestInvite = (invite: PendingInvite): z.output<typeof inviteShape> => ({
  id: invite.id,
  email: invite.email,
  invite_token: invite.token,
  used: 0,
  created_at: invite.createdAt.toISOString(),
  expires_at: invite.expiresAt.toISOString(),
});
