import type { RequestHandler, Response } from 'express';
import { type AnalysisContext, type Context, getContext } from '../../context.ts';
import type { AnalystPool, ReadSource } from '../../database/analystPool.ts';
import { TooManyRequestsError } from '../../errors.ts';
import type { CallLimits } from '../../rest/callRouter.ts';
import type { Budgets } from './budgets.ts';
import { type CallLimiter, toLimitedCall } from './callLimiter.ts';

/** The base cost of a REST read. */
const READ_COST = 5_000;

/**
 * The minimum number of reads that the budget of a minute permits. A client that sends one read every 300 ms
 * therefore uses at most half of the budget.
 */
const MIN_READS_PER_BUDGET = 400;

interface RestReadOptions {
  readonly analystPool: AnalystPool;
  readonly budgets: Budgets;
  readonly inFlight: CallLimiter;
}

/** Limits the reads of REST calls in the same way as GraphQL queries (docs/adr/graphql-limits.md). */
export class RestReadLimits implements CallLimits {
  constructor(private readonly options: RestReadOptions) {}

  /**
   * Turns a read into an analysis. It runs on the analysts' pool and is charged to the person's budget for
   * scripts.
   */
  readonly analysis: RequestHandler = async (_req, res, next) => {
    const context = getContext(res);
    if (isAnalysis(context)) return next();
    const { employeeId, isReadOnly } = context.viewer;
    const charge = (cost: number) => this.charge(employeeId, true, cost);
    await charge(READ_COST);
    const { analystPool } = this.options;
    const getWaitStart = () => performance.now() - (res.locals.waitedMs ?? 0);
    // Reads the same data for a signed-in person as screens do, because people expect the same data in a file
    // as on the screen.
    const database = isReadOnly
      ? analystPool.forEmployeeOnReplica(employeeId, createReadFromReporter(res), getWaitStart)
      : analystPool.forEmployee(employeeId, getWaitStart);
    const analysis: AnalysisContext = { ...context, database, charge };
    res.locals.context = analysis;
    next();
  };

  /** Turns every read with an access token into an analysis. */
  readonly analysisByToken: RequestHandler = (req, res, next) =>
    getContext(res).viewer.isReadOnly ? this.analysis(req, res, next) : next();

  /** Charges a read that is not an analysis to the budget for screens. */
  readonly chargeRead: RequestHandler = async (req, res, next) => {
    const context = getContext(res);
    const isFree = isAnalysis(context) || req.method !== 'GET';
    if (!isFree) await this.charge(context.viewer.employeeId, false, READ_COST);
    next();
  };

  runLimited<Result>(res: Response, runCall: () => Promise<Result>): Promise<Result> {
    const call = toLimitedCall(res, isAnalysis(getContext(res)));
    return this.options.inFlight.run(call, () => {
      res.locals.waitedMs = performance.now() - call.arrivedAt;
      return runCall();
    });
  }

  async chargeRows(res: Response, count: number): Promise<void> {
    const context = getContext(res);
    const isAnalysisRead = isAnalysis(context);
    const maxCost = this.options.budgets.getTotal(isAnalysisRead) / MIN_READS_PER_BUDGET - READ_COST;
    const cost = Math.min(count, Math.floor(maxCost));
    if (cost > 0) await this.charge(context.viewer.employeeId, isAnalysisRead, cost);
  }

  private async charge(employeeId: number, isAnalysisRead: boolean, cost: number): Promise<void> {
    const { waitSeconds } = await this.options.budgets.charge(employeeId, isAnalysisRead, cost);
    if (!waitSeconds) return;
    throw new TooManyRequestsError(
      `Too many requests in a minute. Please try again in ${waitSeconds} seconds.`,
      waitSeconds,
    );
  }
}

const isAnalysis = (context: Context): context is AnalysisContext => 'charge' in context;

/**
 * Creates a function that reports the server of the read in the header `read-from`. The header cannot change
 * after the file has begun.
 */
const createReadFromReporter =
  (res: Response) =>
  ({ server, lagSeconds }: ReadSource): void => {
    if (!res.headersSent) res.set('read-from', `server=${server}, lagSeconds=${lagSeconds}`);
  };
