import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { refuseReadOnlyWrites } from '../auth/bearer.ts';
import { dealRoutes } from '../deals/deal.routes.ts';
import { employeeRoutes } from '../employees/employee.routes.ts';
import { inviteRoutes } from '../invites/invite.routes.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';
import { upLogRoutes } from '../uplogs/upLog.routes.ts';
import { jsonBody } from './body.ts';
import { answerErrors, answerInviteErrors, noSuchCall } from './errorMap.ts';

interface RestParts {
  readonly log: Logger;
  /** Knows the viewer of a call, or refuses it. */
  readonly signedIn: RequestHandler;
  /** The calls that anyone may make. */
  readonly publicRoutes: Router;
}

/** `/api`: the documented calls (rest.md). All but the public ones refuse whoever is not signed in. */
export function restDoor({ log, signedIn, publicRoutes }: RestParts): Router {
  const routes = Router();
  routes.use(jsonBody);
  routes.use(publicRoutes);
  routes.use(signedIn, refuseReadOnlyWrites);
  routes.use('/deals', dealRoutes());
  routes.use('/employees', employeeRoutes());
  routes.use('/uplogs', upLogRoutes());
  routes.use('/invites', inviteRoutes());
  routes.use('/settings', settingsRoutes());
  routes.use(noSuchCall);
  routes.use('/invites', answerInviteErrors(log));
  routes.use(answerErrors(log));
  return routes;
}
