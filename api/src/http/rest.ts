import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { refuseReadOnlyWrites } from '../auth/bearer.ts';
import type { PublicContext } from '../rest/call.ts';
import { createFileRouter, createPublicRouter, createSignedInRouter, markTextErrors } from '../rest/callRouter.ts';
import { createApiDocsRouter } from './apiDocs.ts';
import { createErrorHandler, rejectUnknownCall } from './errorMap.ts';
import { createAddressLimits } from './limits/addressLimits.ts';
import type { RestReadLimits } from './limits/restReads.ts';
import { fileCalls, publicCalls, restCalls, signedInCalls } from './restCalls.ts';

interface RestApiOptions {
  readonly log: Logger;
  readonly context: PublicContext;
  /** Looks up the viewer of a call, or rejects the call. */
  readonly requireSignIn: RequestHandler;
  readonly reads: RestReadLimits;
  /** The calls of displays. */
  readonly displays: RequestHandler;
}

/**
 * Creates `/api`: the documented calls (rest.md) and their documentation. Only the public calls accept people
 * without a session.
 */
export function createRestRouter({ log, context, requireSignIn, reads, displays }: RestApiOptions): Router {
  const router = Router();
  router.use(createApiDocsRouter(restCalls));
  router.use(markTextErrors(restCalls));
  router.use(createAddressLimits(context.services.database, context.config.limits), createPublicRouter(publicCalls, context));
  router.use(displays);
  router.use(requireSignIn, reads.analysisByToken, refuseReadOnlyWrites);
  router.use('/exports', reads.analysis);
  router.use(createFileRouter(fileCalls, reads));
  router.use(reads.chargeRead, createSignedInRouter(signedInCalls, reads));
  router.use(rejectUnknownCall);
  router.use(createErrorHandler(log));
  return router;
}
