import { z } from 'zod';
import { id } from '../../platform/input/fields.ts';
import { defineCall, definePublicCall } from '../../platform/rest/restCall.ts';
import { sessionShape } from '../auth/auth.rest.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { canManageInvites } from './invite.policy.ts';
import { buildInviteUrl, getInviteByToken, listPendingInvites } from './invite.query.ts';
import {
  acceptInviteBody,
  createInviteBody,
  inviteShape,
  newInviteShape,
  toRestInvite,
} from './invite.rest.ts';
import { createInvite, revokeInvite } from './invite.service.ts';

/** The public REST calls of `/invites` (rest.md). */
export const publicInviteCalls = [
  definePublicCall({
    method: 'GET',
    path: '/invites/verify/{token}',
    summary: 'Returns the email address of a pending invite.',
    params: z.object({ token: z.string() }),
    response: z.object({ email: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    run: async ({ services }, { params }) => {
      const { email } = await getInviteByToken(services, params.token);
      return { email };
    },
  }),

  definePublicCall({
    method: 'POST',
    path: '/invites/accept',
    summary: 'Makes the owner of the invited Microsoft account an active salesperson and signs them in.',
    body: acceptInviteBody,
    response: sessionShape,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    sendsTextErrors: true,
    run: async ({ services, config, attachAccess }, { body }) => {
      const { token: invite, microsoftAccessToken } = body;
      const accepted = await acceptInvite(services, config, invite, microsoftAccessToken, attachAccess);
      const { user, token } = accepted;
      return { ...user, token };
    },
  }),
];

/** The REST calls of `/invites` for people who manage invites (rest.md). */
export const inviteCalls = [
  defineCall({
    method: 'GET',
    path: '/invites',
    summary: 'Lists the pending invites, newest first.',
    right: canManageInvites,
    response: z.array(inviteShape),
    run: async context => (await listPendingInvites(context)).map(toRestInvite),
  }),

  defineCall({
    method: 'POST',
    path: '/invites',
    summary: 'Invites a person by email. Replaces any pending invite for the same email.',
    right: canManageInvites,
    body: createInviteBody,
    status: 201,
    response: newInviteShape,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    sendsTextErrors: true,
    run: async (context, { body }) => {
      const invite = await createInvite(context, body.email);
      return { inviteUrl: buildInviteUrl(context, invite), ...toRestInvite(invite) };
    },
  }),

  defineCall({
    method: 'DELETE',
    path: '/invites/{id}',
    summary: 'Revokes a pending invite.',
    right: canManageInvites,
    params: z.object({ id }),
    errors: ['NOT_FOUND'],
    run: (context, { params }) => revokeInvite(context, params.id),
  }),
];
