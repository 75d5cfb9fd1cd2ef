import type { CarType } from '../../rules/deals/dealValues.ts';
import { type Cents, toDollarText } from '../../rules/numbers/money.ts';
import type { DealStage } from './dealStatuses.ts';
import type { Random } from './random.ts';

/** The gross fields of a deal: the amounts in dollars as text, and the two ticks of the office. */
interface DemoGross {
  readonly frontGross: string | null;
  readonly backGross: string | null;
  readonly isUpdated: boolean;
  readonly isConfirmed: boolean;
}

const NO_GROSS: DemoGross = { frontGross: null, backGross: null, isUpdated: false, isConfirmed: false };

interface GrossProbabilities {
  readonly front: number;
  readonly back: number;
  readonly updated: number;
  readonly confirmed: number;
}

/**
 * Probabilities of the gross fields by stage. Gross is entered within days of the delivery; the office's
 * ticks follow within weeks.
 */
const GROSS_PROBABILITIES: Readonly<Record<DealStage, GrossProbabilities>> = {
  ahead: { front: 0, back: 0, updated: 0, confirmed: 0 },
  fresh: { front: 0.55, back: 0.4, updated: 0.3, confirmed: 0.1 },
  working: { front: 0.94, back: 0.88, updated: 0.8, confirmed: 0.45 },
  closed: { front: 1, back: 0.99, updated: 1, confirmed: 0.98 },
};

/**
 * Creates the gross fields of a delivered deal. A confirmed deal is also updated, and both ticks require a
 * front gross.
 */
export function createGross(carType: CarType | null, stage: DealStage, random: Random): DemoGross {
  const { front, back, updated, confirmed } = GROSS_PROBABILITIES[stage];
  if (!random.chance(front)) return NO_GROSS;
  const isUpdated = random.chance(updated);
  return {
    frontGross: toDollarText(createFrontGross(carType, random)),
    backGross: random.chance(back) ? toDollarText(createBackGross(random)) : null,
    isUpdated,
    isConfirmed: isUpdated && random.chance(confirmed),
  };
}

/**
 * Creates a front gross of −500 to 4,500 dollars. The margin of a new car is low, and some cars are sold at a
 * loss.
 */
function createFrontGross(carType: CarType | null, random: Random): Cents {
  if (random.chance(0.07)) return -random.between(25_00, 500_00);
  if (random.chance(0.02)) return 0;
  const [lowest, highest] = carType === 'New' ? [-300_00, 2_600_00] : [200_00, 4_500_00];
  return Math.round(random.nearMiddle(lowest, highest));
}

/** Creates a back gross of 0 to 3,000 dollars. One customer in six buys no product in the finance office. */
function createBackGross(random: Random): Cents {
  return random.chance(0.16) ? 0 : Math.round(random.nearMiddle(50_00, 3_000_00));
}
