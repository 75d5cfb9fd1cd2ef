import { closedPersonFigures } from '../../../generated/rules/closedPersonFigures';
import { closedStoreFigures } from '../../../generated/rules/closedStoreFigures';
import type { Header } from '../../../lib/values/header';

/** The columns of the months. */
export const monthHeaders = {
  month: { head: 'Month', says: 'A month from that of the first deal on.' },
  units: closedPersonFigures.units,
  gross: closedStoreFigures.gross,
  totalSpiff: closedStoreFigures.totalSpiff,
  openPoints: { head: 'Open points', says: 'Deals about which someone still has to do something.' },
  state: { head: 'State', says: 'Whether the month is closed, by whom and when.' },
} as const satisfies Record<string, Header>;

/** The columns of a closing beside the one before. */
export const comparedHeaders = {
  was: { head: 'Was', says: 'What it was at the closing before.' },
  is: { head: 'Is', says: 'What it is at this closing.' },
  difference: { head: 'Difference', says: 'Is − was.' },
} as const satisfies Record<string, Header>;
