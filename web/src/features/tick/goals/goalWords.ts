import { formatUnits } from '../../../lib/format/numbers';

/** Formats the difference to a goal with its sign: "+1.5", "−2.0", "0.0". */
export const formatAgainstGoal = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatUnits(Math.abs(amount))}`;
