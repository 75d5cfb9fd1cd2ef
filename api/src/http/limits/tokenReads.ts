import { type RequestHandler, Router } from 'express';
import { type Context, contextOf } from '../../context.ts';
import type { AnalystPool } from '../../database/analystPool.ts';
import { AppError } from '../../errors.ts';
import type { Budgets } from './budgets.ts';

/** A REST list has no pages, so each read is priced as a long one. */
const REST_READ = 5_000;

/** REST reads by an access token are analysis: they run apart from the screens, on the owner's budget for scripts. */
export function tokenReads(
  signedIn: RequestHandler,
  analystPool: AnalystPool,
  budgets: Budgets,
): RequestHandler {
  return Router().use(signedIn, async (_req, res, next) => {
    const context = contextOf(res);
    const { employeeId, isReadOnly } = context.viewer;
    if (!isReadOnly) return next();
    const { wait } = await budgets.charge(employeeId, true, REST_READ);
    if (wait) {
      res.set('Retry-After', String(wait));
      throw new AppError(
        'TOO_MANY_REQUESTS',
        `Too many reads in a minute. Please try again in ${wait} seconds.`,
      );
    }
    const reader: Context = { ...context, database: analystPool.for(employeeId) };
    res.locals.context = reader;
    next();
  });
}
