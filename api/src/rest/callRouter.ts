import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { type AnalysisContext, type Context, contextOf } from '../context.ts';
import { LongRead } from '../database/longRead.ts';
import { noteAccess } from '../noteAccess.ts';
import type { Call, PublicCall, Site } from './call.ts';
import { customersIn } from './customersIn.ts';
import { Download, sendDownload } from './download.ts';
import { jsonBody } from './jsonBody.ts';
import { sendLongList } from './longList.ts';

/** What keeps the calls of one person within their limits. */
export interface Bounds {
  /** Runs a call in its turn, which lasts until it is answered. @throws TOO_MANY_REQUESTS */
  inTurn<Result>(res: Response, call: () => Promise<Result>): Promise<Result>;
  /** Charges a list for its rows, before they are sent. @throws TOO_MANY_REQUESTS */
  payRows(res: Response, count: number): Promise<void>;
}

/** The routes of the calls for signed-in people. They must be mounted behind the sign-in check. */
export const signedInRouter = (calls: readonly Call<Context>[], bounds: Bounds): Router =>
  routerOf(calls, contextOf, bounds);

/** The routes of the calls that answer files. They must be mounted behind what makes a read an analysis. */
export const fileRouter = (calls: readonly Call<AnalysisContext>[], bounds: Bounds): Router =>
  routerOf(calls, res => contextOf(res) as AnalysisContext, bounds);

/** The routes of the calls that anyone may make. */
export const publicRouter = (calls: readonly Call<PublicCall>[], site: Site): Router =>
  routerOf(calls, res => ({ ...site, noteAccess: access => noteAccess(res, access) }), UNBOUNDED);

/** Whoever is nobody's: addresses have limits of their own (http/limits/addressLimits.ts). */
const UNBOUNDED: Bounds = { inTurn: (_res, call) => call(), payRows: async () => {} };

function routerOf<At>(calls: readonly Call<At>[], at: (res: Response) => At, bounds: Bounds): Router {
  const routes = Router();
  for (const call of calls) {
    const { method, path, body, status, serve } = call;
    const readsBody = body ? jsonBody : []; // the body of a call that takes none is left unread
    routes[verbOf(method)](expressPath(path), readsBody, (req: Request, res: Response) =>
      bounds.inTurn(res, async () => {
        const answer = await serve(at(res), req);
        if (answer instanceof LongRead) await bounds.payRows(res, answer.rowCount);
        noteCustomers(req, res, call, answer);
        res.status(status);
        if (answer instanceof Download) {
          noteAccess(res, answer.access);
          await sendDownload(res, answer);
        } else if (answer instanceof LongRead) await sendLongList(res, answer);
        else if (status === 204) res.end();
        else res.json(answer);
      }),
    );
  }
  return routes;
}

/** What REST calls the fields that tell of customers. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set(['customer_name', 'notes']);

/** Notes customers that an access token reads. A long list is not read yet: its shape says what is in it. */
function noteCustomers(req: Request, res: Response, { path, answer: shape }: Call, answer: unknown): void {
  if (!contextOf(res)?.viewer.isReadOnly || answer instanceof Download) return;
  const count =
    answer instanceof LongRead
      ? Number(listsCustomers(shape)) * answer.rowCount
      : customersIn(answer, OF_CUSTOMERS);
  if (count === 0) return;
  const filter = Object.entries(req.query).map(([name, value]) => `${name}: ${value}`);
  noteAccess(res, { action: 'read', name: path, filter: filter.join(', '), lines: () => count });
}

const listsCustomers = (shape: Call['answer']): boolean =>
  shape instanceof z.ZodArray &&
  shape.element instanceof z.ZodObject &&
  Object.keys(shape.element.shape).some(key => OF_CUSTOMERS.has(key));

/** Marks the calls whose refusals are text, before anything can refuse them. */
export function textRefusals(calls: readonly Call[]): Router {
  const routes = Router();
  for (const { method, path } of calls.filter(each => each.isRefusedInText)) {
    routes[verbOf(method)](expressPath(path), (_req, res, next) => {
      res.locals.isRefusedInText = true;
      next();
    });
  }
  return routes;
}

const verbOf = (method: Call['method']) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
