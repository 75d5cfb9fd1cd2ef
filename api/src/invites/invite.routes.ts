import { z } from 'zod';
import { sessionShape } from '../auth/auth.rest.ts';
import { id } from '../platform/input/fields.ts';
import { defineCall, definePublicCall } from '../platform/rest/restCall.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { canManageInvites } from './invite.policy.ts';
import { inviteByToken, inviteUrl, pendingInvites } from './invite.query.ts';
import { acceptingBody, inviteShape, invitingBody, newInviteShape, restInvite } from './invite.rest.ts';
import { createInvite, revokeInvite } from './invite.service.ts';

/** `/invites` of rest.md, for those who are not signed in yet. */
export const publicInviteCalls = [
  definePublicCall({
    method: 'GET',
    path: '/invites/verify/{token}',
    summary: 'Whom a pending invite is for.',
    params: z.object({ token: z.string() }),
    response: z.object({ email: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    run: async ({ services }, { params }) => {
      const { email } = await inviteByToken(services, params.token);
      return { email };
    },
  }),

  definePublicCall({
    method: 'POST',
    path: '/invites/accept',
    summary: 'Makes the invited Microsoft account an active salesperson, and signs them in.',
    body: acceptingBody,
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

/** `/invites` of rest.md, for whoever manages them. */
export const inviteCalls = [
  defineCall({
    method: 'GET',
    path: '/invites',
    summary: 'The pending invites, the latest first.',
    right: canManageInvites,
    response: z.array(inviteShape),
    run: async context => (await pendingInvites(context)).map(restInvite),
  }),

  defineCall({
    method: 'POST',
    path: '/invites',
    summary: 'Invites someone; a pending invite of that e-mail is replaced.',
    right: canManageInvites,
    body: invitingBody,
    status: 201,
    response: newInviteShape,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    sendsTextErrors: true,
    run: async (context, { body }) => {
      const invite = await createInvite(context, body.email);
      return { inviteUrl: inviteUrl(context, invite), ...restInvite(invite) };
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
