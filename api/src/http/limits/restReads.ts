import type { RequestHandler, Response } from 'express';
import { type AnalysisContext, type Context, contextOf } from '../../context.ts';
import type { AnalystPool, ReadFrom } from '../../database/analystPool.ts';
import { TooManyRequests } from '../../errors.ts';
import type { Bounds } from '../../rest/callRouter.ts';
import type { Budgets } from './budgets.ts';
import { callOf, type InFlight } from './inFlight.ts';

/** What a REST read costs whatever it answers. */
const READ = 5_000;

/** One every 300 ms, all of them the longest, takes half of a minute's budget. */
const READS_OF_A_BUDGET = 400;

interface RestParts {
  readonly analystPool: AnalystPool;
  readonly budgets: Budgets;
  readonly inFlight: InFlight;
}

/** What REST calls may ask for, as queries may (decision 175). */
export class RestReads implements Bounds {
  constructor(private readonly parts: RestParts) {}

  /** Makes a read an analysis: it runs apart from the screens, on its person's budget for scripts. */
  readonly analysis: RequestHandler = async (_req, res, next) => {
    const context = contextOf(res);
    if (isAnalysis(context)) return next();
    const { employeeId, isReadOnly } = context.viewer;
    const charge = (cost: number) => this.charge(employeeId, true, cost);
    await charge(READ);
    const { analystPool } = this.parts;
    const waitsSince = () => performance.now() - (res.locals.waitedMs ?? 0);
    // Whoever is signed in wants to find in a file what the screen showed.
    const database = isReadOnly
      ? analystPool.lagging(employeeId, sayOn(res), waitsSince)
      : analystPool.for(employeeId, waitsSince);
    const analysis: AnalysisContext = { ...context, database, charge };
    res.locals.context = analysis;
    next();
  };

  /** Whatever an access token reads is an analysis. */
  readonly byToken: RequestHandler = (req, res, next) =>
    contextOf(res).viewer.isReadOnly ? this.analysis(req, res, next) : next();

  /** Any other read is paid as the screens are. */
  readonly priced: RequestHandler = async (req, res, next) => {
    const context = contextOf(res);
    const isFree = isAnalysis(context) || req.method !== 'GET';
    if (!isFree) await this.charge(context.viewer.employeeId, false, READ);
    next();
  };

  inTurn<Result>(res: Response, work: () => Promise<Result>): Promise<Result> {
    const call = callOf(res, isAnalysis(contextOf(res)));
    return this.parts.inFlight.run(call, () => {
      res.locals.waitedMs = performance.now() - call.askedAt;
      return work();
    });
  }

  async payRows(res: Response, count: number): Promise<void> {
    const context = contextOf(res);
    const ofAnalysis = isAnalysis(context);
    const most = this.parts.budgets.whole(ofAnalysis) / READS_OF_A_BUDGET - READ;
    const cost = Math.min(count, Math.floor(most));
    if (cost > 0) await this.charge(context.viewer.employeeId, ofAnalysis, cost);
  }

  private async charge(employeeId: number, ofAnalysis: boolean, cost: number): Promise<void> {
    const { wait } = await this.parts.budgets.charge(employeeId, ofAnalysis, cost);
    if (!wait) return;
    throw new TooManyRequests(`Too many reads in a minute. Please try again in ${wait} seconds.`, wait);
  }
}

const isAnalysis = (context: Context): context is AnalysisContext => 'charge' in context;

/** Says in the header `read-from` which server answered. A file that has begun says what its beginning was read from. */
const sayOn =
  (res: Response) =>
  ({ server, lagSeconds }: ReadFrom): void => {
    if (!res.headersSent) res.set('read-from', `server=${server}, lagSeconds=${lagSeconds}`);
  };
