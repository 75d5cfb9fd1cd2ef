import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';

const SECONDS = 60;

/** The result of a charge. */
interface ChargeResult {
  /** The remaining cost of the budget for this minute. */
  readonly left: number;
  /**
   * The number of seconds until the budget is full again. Set if the charge exceeded the remaining budget;
   * then nothing was deducted.
   */
  readonly waitSeconds?: number;
}

/**
 * The budgets of each person for a minute, in units of cost: one budget for screens, and a smaller budget for
 * analyses and access tokens.
 * A person's script therefore does not block the same person's screens.
 */
export class Budgets {
  private readonly screens: RateLimiterMemory;
  private readonly analysis: RateLimiterMemory;

  constructor({ screenBudget, analysisBudget }: Config['limits'], seconds = SECONDS) {
    this.screens = new RateLimiterMemory({ points: screenBudget, duration: seconds });
    this.analysis = new RateLimiterMemory({ points: analysisBudget, duration: seconds });
  }

  /** Charges the cost of an operation to the person's budget, if the remaining budget is sufficient. */
  async charge(employeeId: number, isAnalysis: boolean, cost: number): Promise<ChargeResult> {
    const limiter = this.getLimiter(isAnalysis);
    try {
      return { left: (await limiter.consume(employeeId, cost)).remainingPoints };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const { remainingPoints } = await limiter.reward(employeeId, cost);
      return { left: remainingPoints, waitSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
    }
  }

  /** Returns the remaining budget for this minute. */
  async getRemaining(employeeId: number, isAnalysis: boolean): Promise<number> {
    const limiter = this.getLimiter(isAnalysis);
    return (await limiter.get(employeeId))?.remainingPoints ?? limiter.points;
  }

  /** Returns the whole budget for a minute. */
  getTotal(isAnalysis: boolean): number {
    return this.getLimiter(isAnalysis).points;
  }

  private getLimiter(isAnalysis: boolean): RateLimiterMemory {
    return isAnalysis ? this.analysis : this.screens;
  }
}
