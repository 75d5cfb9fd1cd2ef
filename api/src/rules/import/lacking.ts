import type { JudgedLine, LineRead } from './outcomes.ts';

type Says = LineRead['says'];

interface Lack {
  readonly what: string;
  /** What becomes of the figures of such deals. */
  readonly means: string;
  readonly isOf: (says: Says) => boolean;
}

const isDead = ({ dealStatus }: Says) => dealStatus === 'DEAD';
const isPending = ({ deliveryStatus }: Says) => deliveryStatus === 'TBA' || deliveryStatus === 'OAC';

/** What keeps a deal out of the figures (rules.md, A deal), the worst first. */
const LACKS: readonly Lack[] = [
  {
    what: 'no delivery date',
    means: 'without one a deal counts nowhere',
    isOf: says => says.deliveryDate === undefined && !isDead(says) && !isPending(says),
  },
  {
    what: 'no delivery status',
    means: 'without DEL a deal counts nowhere',
    isOf: says => says.deliveryStatus === undefined && !isDead(says),
  },
  {
    what: 'no salesperson',
    means: 'the store has the car, and nobody the credit',
    isOf: says => says.closerId === undefined && says.additionalId === undefined,
  },
  {
    what: 'no car type',
    means: 'the car counts in totals only, neither new nor used',
    isOf: says => says.carType === undefined,
  },
  {
    what: 'neither front nor back gross',
    means: 'there is nothing to sum until it is typed',
    isOf: says => says.frontGross === undefined && says.backGross === undefined,
  },
];

/** What the new deals of an import would lack, and what that means, each in a sentence (import.md, What the deals would lack). */
export function whatNewDealsLack(lines: readonly JudgedLine[]): string[] {
  const deals = lines.filter(({ outcome }) => outcome === 'NEW');
  return LACKS.flatMap(({ what, means, isOf }) => {
    const count = deals.filter(({ says }) => isOf(says)).length;
    return count === 0 ? [] : [`${howMany(count, deals.length)} ${what}: ${means}.`];
  });
}

function howMany(count: number, all: number): string {
  const have = count === 1 ? 'has' : 'have';
  if (all === 1) return 'The deal has';
  return count === all ? `All ${all} deals have` : `${count} of ${all} deals ${have}`;
}
