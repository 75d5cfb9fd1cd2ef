import { formatUnits } from '../../../lib/format/numbers';

/** Ahead of a goal with a plus, behind it with a minus sign: "+1.5", "−2.0", "0.0". */
export const aheadOrBehind = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatUnits(Math.abs(amount))}`;
