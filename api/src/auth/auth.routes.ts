import { Router } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { contextOf, type Services } from '../context.ts';
import { badInput } from '../errors.ts';
import { refuseReadOnlyWrites, requireViewer } from './bearer.ts';
import { endSession } from './session.service.ts';
import { signIn } from './signIn.service.ts';
import { signInSettings } from './signInSettings.ts';

const login = z.object({ accessToken: z.string() });

/** `/auth` of rest.md; `/settings` and `/microsoft-login` are public. */
export function authRoutes(services: Services, config: Config): Router {
  const routes = Router();
  const signedIn = requireViewer(services, config.session);

  routes.get('/settings', (_req, res) => {
    res.json(signInSettings(config));
  });

  routes.post('/microsoft-login', async (req, res) => {
    const sent = login.safeParse(req.body);
    if (!sent.success) throw badInput('accessToken must be the text of an access token.');
    const { user, token } = await signIn(services, config, sent.data.accessToken);
    res.json({ ...user, token });
  });

  routes.get('/verify', signedIn, (_req, res) => {
    const { employeeId: id, name, email, position, team } = contextOf(res).viewer;
    res.json({ id, name, email, position, team });
  });

  routes.post('/logout', signedIn, refuseReadOnlyWrites, async (_req, res) => {
    await endSession(services, contextOf(res).viewer.sessionId);
    res.sendStatus(204);
  });

  return routes;
}
