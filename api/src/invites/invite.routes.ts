import { Router } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { contextOf, type Services } from '../context.ts';
import { id } from '../input/fields.ts';
import { parseInput } from '../input/parse.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { inviteByToken, inviteUrl, pendingInvites } from './invite.query.ts';
import { acceptingBody, invitingBody, restInvite } from './invite.rest.ts';
import { createInvite, revokeInvite } from './invite.service.ts';

const named = z.object({ id });

/** `/invites` of rest.md, for those who are not signed in yet. */
export function publicInviteRoutes(services: Services, config: Config): Router {
  const routes = Router();

  routes.get('/verify/:token', async (req, res) => {
    const { email } = await inviteByToken(services, req.params.token);
    res.json({ email });
  });

  routes.post('/accept', async (req, res) => {
    const { token: invite, microsoftAccessToken } = parseInput(acceptingBody, req.body);
    const { user, token } = await acceptInvite(services, config, invite, microsoftAccessToken);
    res.json({ ...user, token });
  });

  return routes;
}

/** `/invites` of rest.md, for whoever manages them. */
export function inviteRoutes(): Router {
  const routes = Router();

  routes.get('/', async (_req, res) => {
    res.json((await pendingInvites(contextOf(res))).map(restInvite));
  });

  routes.post('/', async (req, res) => {
    const context = contextOf(res);
    const invite = await createInvite(context, parseInput(invitingBody, req.body).email);
    res.status(201).json({ inviteUrl: inviteUrl(context, invite), ...restInvite(invite) });
  });

  routes.delete('/:id', async (req, res) => {
    await revokeInvite(contextOf(res), parseInput(named, req.params).id);
    res.status(204).end();
  });

  return routes;
}
