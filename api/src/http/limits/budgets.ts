import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';

const SECONDS = 60;

/** What came of asking for a part of a budget. */
interface Charge {
  /** What is left of this minute's. */
  readonly left: number;
  /** Set when it did not suffice and nothing was taken: in how many seconds it is full again. */
  readonly wait?: number;
}

/**
 * What each person may ask for within a minute, by cost: a purse for the screens, and a smaller one for analysis and
 * access tokens, so that a script of one's own does not stop one's own screens.
 */
export class Budgets {
  private readonly screens: RateLimiterMemory;
  private readonly analysis: RateLimiterMemory;

  constructor({ screenBudget, analysisBudget }: Config['limits'], seconds = SECONDS) {
    this.screens = new RateLimiterMemory({ points: screenBudget, duration: seconds });
    this.analysis = new RateLimiterMemory({ points: analysisBudget, duration: seconds });
  }

  /** Takes the cost of an operation out of its person's purse, if that suffices. */
  async charge(employeeId: number, isAnalysis: boolean, cost: number): Promise<Charge> {
    const purse = this.purse(isAnalysis);
    try {
      return { left: (await purse.consume(employeeId, cost)).remainingPoints };
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      const { remainingPoints } = await purse.reward(employeeId, cost);
      return { left: remainingPoints, wait: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) };
    }
  }

  /** What is left of this minute's. */
  async left(employeeId: number, isAnalysis: boolean): Promise<number> {
    const purse = this.purse(isAnalysis);
    return (await purse.get(employeeId))?.remainingPoints ?? purse.points;
  }

  private purse(isAnalysis: boolean): RateLimiterMemory {
    return isAnalysis ? this.analysis : this.screens;
  }
}
