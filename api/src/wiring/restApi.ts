import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { authCalls, publicAuthCalls } from '../modules/auth/auth.routes.ts';
import { rejectReadOnlyWrites } from '../modules/auth/requireViewer.ts';
import { closingCalls } from '../modules/closings/closing.routes.ts';
import { dealCalls } from '../modules/deals/rest/deal.routes.ts';
import { employeeCalls } from '../modules/employees/employee.routes.ts';
import { inviteCalls, publicInviteCalls } from '../modules/invites/invite.routes.ts';
import { settingsCalls } from '../modules/settings/settings.routes.ts';
import { upLogCalls } from '../modules/upLog/entries/upLog.routes.ts';
import { createErrorHandler, rejectUnknownCall } from '../platform/http/errorResponses.ts';
import { createAddressLimits } from '../platform/http/limits/addressLimits.ts';
import type { RestReadLimits } from '../platform/http/limits/restReadLimits.ts';
import { createApiDocsRouter } from '../platform/rest/apiDocs.ts';
import {
  createFileRouter,
  createPublicRouter,
  createSignedInRouter,
  markTextErrors,
} from '../platform/rest/callRouter.ts';
import type { PublicContext } from '../platform/rest/restCall.ts';
import { exportCalls } from '../reports/exports/exports.routes.ts';

interface RestApiOptions {
  readonly log: Logger;
  readonly context: PublicContext;
  /** Looks up the viewer of a call, or rejects a call without a session. */
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
  router.use(
    createAddressLimits(context.services.database, context.config.limits),
    createPublicRouter(publicCalls, context),
  );
  router.use(displays);
  router.use(requireSignIn, reads.analysisByToken, rejectReadOnlyWrites);
  router.use('/exports', reads.analysis);
  router.use(createFileRouter(fileCalls, reads));
  router.use(reads.chargeRead, createSignedInRouter(signedInCalls, reads));
  router.use(rejectUnknownCall);
  router.use(createErrorHandler(log));
  return router;
}

/** The documented calls that anyone may make (rest.md, General rules). */
export const publicCalls = [...publicAuthCalls, ...publicInviteCalls];

/** The documented calls for signed-in people. */
export const signedInCalls = [
  ...authCalls,
  ...dealCalls,
  ...employeeCalls,
  ...upLogCalls,
  ...inviteCalls,
  ...settingsCalls,
];

/** The documented calls that return a file. */
export const fileCalls = [...exportCalls, ...closingCalls];

export const restCalls = [...publicCalls, ...signedInCalls, ...fileCalls];
