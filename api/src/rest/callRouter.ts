import { type Request, type Response, Router } from 'express';
import { type AnalysisContext, type Context, contextOf } from '../context.ts';
import { noteAccess } from '../noteAccess.ts';
import type { Call, PublicCall, Site } from './call.ts';
import { customersIn } from './customersIn.ts';
import { Download, sendDownload } from './download.ts';
import { jsonBody } from './jsonBody.ts';

/** The routes of the calls for signed-in people. They must be mounted behind the sign-in check. */
export const signedInRouter = (calls: readonly Call<Context>[]): Router => routerOf(calls, contextOf);

/** The routes of the calls that answer files. They must be mounted behind what makes a read an analysis. */
export const fileRouter = (calls: readonly Call<AnalysisContext>[]): Router =>
  routerOf(calls, res => contextOf(res) as AnalysisContext);

/** The routes of the calls that anyone may make. */
export const publicRouter = (calls: readonly Call<PublicCall>[], site: Site): Router =>
  routerOf(calls, res => ({ ...site, noteAccess: access => noteAccess(res, access) }));

function routerOf<At>(calls: readonly Call<At>[], at: (res: Response) => At): Router {
  const routes = Router();
  for (const { method, path, body, status, serve } of calls) {
    const readsBody = body ? jsonBody : []; // the body of a call that takes none is left unread
    routes[verbOf(method)](expressPath(path), readsBody, async (req: Request, res: Response) => {
      const answer = await serve(at(res), req);
      noteCustomers(req, res, path, answer);
      res.status(status);
      if (answer instanceof Download) {
        noteAccess(res, answer.access);
        await sendDownload(res, answer);
      } else if (status === 204) res.end();
      else res.json(answer);
    });
  }
  return routes;
}

/** What REST calls the fields that tell of customers. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set(['customer_name', 'notes']);

/** Notes customers that an access token reads. */
function noteCustomers(req: Request, res: Response, path: string, answer: unknown): void {
  if (!contextOf(res)?.viewer.isReadOnly || answer instanceof Download) return;
  const count = customersIn(answer, OF_CUSTOMERS);
  if (count === 0) return;
  const filter = Object.entries(req.query).map(([name, value]) => `${name}: ${value}`);
  noteAccess(res, { action: 'read', name: path, filter: filter.join(', '), lines: () => count });
}

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
