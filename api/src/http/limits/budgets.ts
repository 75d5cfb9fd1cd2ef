import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';

const SECONDS = 60;

/** The result of a charge. */
interface Charge {
  /** What is left of the budget for this minute. */
  readonly left: number;
  /** Set when too little was left and nothing was taken: the seconds until the budget is full again. */
  readonly wait?: number;
}

/**
 * Each person's budgets for a minute, in cost: one for the screens, and a smaller one for analysis and access tokens, so
 * that a person's script does not stop that person's screens.
 */
export class Budgets {
  private readonly screens: RateLimiterMemory;
  private readonly analysis: RateLimiterMemory;

  constructor({ screenBudget, analysisBudget }: Config['limits'], seconds = SECONDS) {
    this.screens = new RateLimiterMemory({ points: screenBudget, duration: seconds });
    this.analysis = new RateLimiterMemory({ points: analysisBudget, duration: seconds });
  }

  /** Takes the cost of an operation from its person's budget, if enough is left. */
  async charge(employeeId: number, isAnalysis: boolean, cost: number): Promise<Charge> {
    const budget = this.budgetOf(isAnalysis);
    try {
      return { left: (await budget.consume(employeeId, cost)).remainingPoints };
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      const { remainingPoints } = await budget.reward(employeeId, cost);
      return { left: remainingPoints, wait: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) };
    }
  }

  /** What is left of the budget for this minute. */
  async left(employeeId: number, isAnalysis: boolean): Promise<number> {
    const budget = this.budgetOf(isAnalysis);
    return (await budget.get(employeeId))?.remainingPoints ?? budget.points;
  }

  /** The budget for a minute. */
  whole(isAnalysis: boolean): number {
    return this.budgetOf(isAnalysis).points;
  }

  private budgetOf(isAnalysis: boolean): RateLimiterMemory {
    return isAnalysis ? this.analysis : this.screens;
  }
}
