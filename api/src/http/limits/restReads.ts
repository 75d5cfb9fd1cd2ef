import { type RequestHandler, type Response, Router } from 'express';
import { type AnalysisContext, contextOf } from '../../context.ts';
import type { AnalystPool, ReadFrom } from '../../database/analystPool.ts';
import { AppError } from '../../errors.ts';
import type { Budgets } from './budgets.ts';

/** A REST list has no pages, so each read is priced as a long one. */
const REST_READ = 5_000;

/** Makes a REST read an analysis: it runs apart from the screens, on its person's budget for scripts. */
export const analysisReads =
  (analystPool: AnalystPool, budgets: Budgets): RequestHandler =>
  async (_req, res, next) => {
    const context = contextOf(res);
    if ('charge' in context) return next();
    const { employeeId, isReadOnly } = context.viewer;
    const charge = async (cost: number) => {
      const { wait } = await budgets.charge(employeeId, true, cost);
      if (!wait) return;
      res.set('Retry-After', String(wait));
      throw new AppError(
        'TOO_MANY_REQUESTS',
        `Too many reads in a minute. Please try again in ${wait} seconds.`,
      );
    };
    await charge(REST_READ);
    // Whoever is signed in wants to find in a file what the screen showed.
    const database = isReadOnly ? analystPool.lagging(employeeId, sayOn(res)) : analystPool.for(employeeId);
    const analysis: AnalysisContext = { ...context, database, charge };
    res.locals.context = analysis;
    next();
  };

/** Says in the header `read-from` which server answered. A file that has begun says what its beginning was read from. */
const sayOn =
  (res: Response) =>
  ({ server, lagSeconds }: ReadFrom): void => {
    if (!res.headersSent) res.set('read-from', `server=${server}, lagSeconds=${lagSeconds}`);
  };

/** Whatever an access token reads is an analysis. */
export const tokenReads = (signedIn: RequestHandler, analysis: RequestHandler): RequestHandler =>
  Router().use(signedIn, (req, res, next) =>
    contextOf(res).viewer.isReadOnly ? analysis(req, res, next) : next(),
  );
