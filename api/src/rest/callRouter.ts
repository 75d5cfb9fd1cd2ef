import { type Request, type Response, Router } from 'express';
import { type AnalysisContext, type Context, contextOf } from '../context.ts';
import type { Call, Site } from './call.ts';
import { Download, sendDownload } from './download.ts';
import { jsonBody } from './jsonBody.ts';

/** The routes of the calls for signed-in people. They must be mounted behind the sign-in check. */
export const signedInRouter = (calls: readonly Call<Context>[]): Router => routerOf(calls, contextOf);

/** The routes of the calls that answer files. They must be mounted behind what makes a read an analysis. */
export const fileRouter = (calls: readonly Call<AnalysisContext>[]): Router =>
  routerOf(calls, res => contextOf(res) as AnalysisContext);

/** The routes of the calls that anyone may make. */
export const publicRouter = (calls: readonly Call<Site>[], site: Site): Router => routerOf(calls, () => site);

function routerOf<At>(calls: readonly Call<At>[], at: (res: Response) => At): Router {
  const routes = Router();
  for (const { method, path, body, status, serve } of calls) {
    const readsBody = body ? jsonBody : []; // the body of a call that takes none is left unread
    routes[verbOf(method)](expressPath(path), readsBody, async (req: Request, res: Response) => {
      const answer = await serve(at(res), req);
      res.status(status);
      if (answer instanceof Download) await sendDownload(res, answer);
      else if (status === 204) res.end();
      else res.json(answer);
    });
  }
  return routes;
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
