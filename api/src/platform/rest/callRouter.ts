import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { attachAccess, countCustomers } from '../accessDetails.ts';
import { type AnalysisContext, type Context, getContext } from '../context.ts';
import { BatchedList } from '../database/batchedList.ts';
import { jsonBody } from './jsonBody.ts';
import type { PublicCallContext, PublicContext, RestCall } from './restCall.ts';
import { Download, sendDownload, streamList } from './streamedResponse.ts';

/** Limits the calls of each person. */
export interface CallLimits {
  /**
   * Runs a call when the person's limit permits, and counts it until the response is sent. @throws
   * TOO_MANY_REQUESTS
   */
  runLimited<Result>(res: Response, call: () => Promise<Result>): Promise<Result>;
  /** Charges the rows of a list before they are sent. @throws TOO_MANY_REQUESTS */
  chargeRows(res: Response, count: number): Promise<void>;
}

/** Creates the routes for signed-in people. Mount it after the sign-in check. */
export const createSignedInRouter = (calls: readonly RestCall<Context>[], limits: CallLimits): Router =>
  createRouter(calls, getContext, limits);

/** Creates the routes that return files. Mount it after the handler that turns a read into an analysis. */
export const createFileRouter = (calls: readonly RestCall<AnalysisContext>[], limits: CallLimits): Router =>
  createRouter(calls, res => getContext(res) as AnalysisContext, limits);

/** Creates the routes that anyone may call. */
export const createPublicRouter = (
  calls: readonly RestCall<PublicCallContext>[],
  context: PublicContext,
): Router =>
  createRouter(calls, res => ({ ...context, attachAccess: access => attachAccess(res, access) }), NO_LIMITS);

/**
 * The limits of public calls, which have no person to charge. The addresses of the callers are limited
 * instead.
 */
const NO_LIMITS: CallLimits = { runLimited: (_res, call) => call(), chargeRows: async () => {} };

function createRouter<CallContext>(
  calls: readonly RestCall<CallContext>[],
  getCallContext: (res: Response) => CallContext,
  limits: CallLimits,
): Router {
  const router = Router();
  for (const call of calls) {
    const { method, path, body, status, serve } = call;
    // The body of a call without a body schema is not read, because some clients send one with DELETE.
    const bodyParsers = body ? jsonBody : [];
    router[toRouterMethod(method)](expressPath(path), bodyParsers, (req: Request, res: Response) =>
      limits.runLimited(res, async () => {
        const result = await serve(getCallContext(res), req);
        if (result instanceof BatchedList) await limits.chargeRows(res, result.rowCount);
        recordCustomerRead(req, res, call, result);
        res.status(status);
        if (result instanceof Download) {
          attachAccess(res, result.access);
          await sendDownload(res, result);
        } else if (result instanceof BatchedList) await streamList(res, result);
        else if (status === 204) res.end();
        else res.json(result);
      }),
    );
  }
  return router;
}

/** REST fields with customer data. */
const CUSTOMER_FIELDS: ReadonlySet<string> = new Set(['customer_name', 'notes']);

/**
 * Records that an access token read customer data. The rows of a long list have not been read yet, so the
 * response schema decides whether it contains customer data.
 */
function recordCustomerRead(req: Request, res: Response, call: RestCall, result: unknown): void {
  if (!getContext(res)?.viewer.isReadOnly || result instanceof Download) return;
  const count =
    result instanceof BatchedList
      ? Number(isCustomerList(call.response)) * result.rowCount
      : countCustomers(result, CUSTOMER_FIELDS);
  if (count === 0) return;
  const { path } = call;
  const filter = Object.entries(req.query).map(([name, value]) => `${name}: ${value}`);
  attachAccess(res, { action: 'read', name: path, filter: filter.join(', '), lines: () => count });
}

const isCustomerList = (schema: RestCall['response']): boolean =>
  schema instanceof z.ZodArray &&
  schema.element instanceof z.ZodObject &&
  Object.keys(schema.element.shape).some(key => CUSTOMER_FIELDS.has(key));

/** Creates middleware that marks the calls with plain-text errors, before an error can occur. */
export function markTextErrors(calls: readonly RestCall[]): Router {
  const router = Router();
  for (const { method, path } of calls.filter(item => item.sendsTextErrors)) {
    router[toRouterMethod(method)](expressPath(path), (_req, res, next) => {
      res.locals.sendsTextErrors = true;
      next();
    });
  }
  return router;
}

const toRouterMethod = (method: RestCall['method']) =>
  method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
