import type { CarType } from '../rules/deals/dealValues.ts';
import { type Cents, toDollarText } from '../rules/numbers/money.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** What the desk and the office have entered on a deal so far: dollars as text, and the office's two ticks. */
interface GrossEntry {
  readonly frontGross: string | null;
  readonly backGross: string | null;
  readonly isUpdated: boolean;
  readonly isConfirmed: boolean;
}

const NOTHING: GrossEntry = { frontGross: null, backGross: null, isUpdated: false, isConfirmed: false };

interface Progress {
  readonly front: number;
  readonly back: number;
  readonly updated: number;
  readonly confirmed: number;
}

/** How often each is there: gross follows the delivery within days, the office's ticks within weeks. */
const PROGRESS: Readonly<Record<Stage, Progress>> = {
  ahead: { front: 0, back: 0, updated: 0, confirmed: 0 },
  fresh: { front: 0.55, back: 0.4, updated: 0.3, confirmed: 0.1 },
  working: { front: 0.94, back: 0.88, updated: 0.8, confirmed: 0.45 },
  closed: { front: 1, back: 0.99, updated: 1, confirmed: 0.98 },
};

/** The gross of a delivered deal. Confirmed implies updated, and both imply that the front gross is there. */
export function grossOf(carType: CarType | null, stage: Stage, random: Random): GrossEntry {
  const { front, back, updated, confirmed } = PROGRESS[stage];
  if (!random.chance(front)) return NOTHING;
  const isUpdated = random.chance(updated);
  return {
    frontGross: toDollarText(frontGross(carType, random)),
    backGross: random.chance(back) ? toDollarText(backGross(random)) : null,
    isUpdated,
    isConfirmed: isUpdated && random.chance(confirmed),
  };
}

/** −500 to 4,500 dollars; a new car's margin is thin, and now and then one is sold at a loss. */
function frontGross(carType: CarType | null, random: Random): Cents {
  if (random.chance(0.07)) return -random.between(25_00, 500_00);
  if (random.chance(0.02)) return 0;
  const [lowest, highest] = carType === 'New' ? [-300_00, 2_600_00] : [200_00, 4_500_00];
  return Math.round(random.aroundTheMiddle(lowest, highest));
}

/** 0 to 3,000 dollars; one customer in six buys nothing in the finance office. */
function backGross(random: Random): Cents {
  return random.chance(0.16) ? 0 : Math.round(random.aroundTheMiddle(50_00, 3_000_00));
}
