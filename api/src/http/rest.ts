import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { refuseReadOnlyWrites } from '../auth/bearer.ts';
import type { Site } from '../rest/call.ts';
import { fileRouter, publicRouter, signedInRouter, textRefusals } from '../rest/callRouter.ts';
import { apiDocs } from './apiDocs.ts';
import { answerErrors, noSuchCall } from './errorMap.ts';
import { addressLimits } from './limits/addressLimits.ts';
import type { RestReads } from './limits/restReads.ts';
import { fileCalls, publicCalls, restCalls, signedInCalls } from './restCalls.ts';

interface RestParts {
  readonly log: Logger;
  readonly site: Site;
  /** Knows the viewer of a call, or refuses it. */
  readonly signedIn: RequestHandler;
  readonly reads: RestReads;
  /** The calls of displays. */
  readonly displays: RequestHandler;
}

/** `/api`: the documented calls (rest.md) and what documents them. All but the public ones refuse whoever is not signed in. */
export function restDoor({ log, site, signedIn, reads, displays }: RestParts): Router {
  const routes = Router();
  routes.use(apiDocs());
  routes.use(textRefusals(restCalls));
  routes.use(addressLimits(site.services.database, site.config.limits), publicRouter(publicCalls, site));
  routes.use(displays);
  routes.use(signedIn, reads.byToken, refuseReadOnlyWrites);
  routes.use('/exports', reads.analysis);
  routes.use(fileRouter(fileCalls, reads));
  routes.use(reads.priced, signedInRouter(signedInCalls, reads));
  routes.use(noSuchCall);
  routes.use(answerErrors(log));
  return routes;
}
