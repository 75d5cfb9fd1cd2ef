import { closedPersonFigures } from '../../generated/rules/closedPersonFigures';
import { closedStoreFigures } from '../../generated/rules/closedStoreFigures';
import type { Header } from '../../lib/format/header';

export const monthHeaders = {
  month: { label: 'Month', description: 'A month from that of the first deal on.' },
  units: closedPersonFigures.units,
  gross: closedStoreFigures.gross,
  totalSpiff: closedStoreFigures.totalSpiff,
  openItems: { label: 'Open points', description: 'Deals about which someone still has to do something.' },
  state: { label: 'State', description: 'Whether the month is closed, by whom and when.' },
} as const satisfies Record<string, Header>;

export const differenceHeaders = {
  was: { label: 'Was', description: 'What it was at the closing before.' },
  is: { label: 'Is', description: 'What it is at this closing.' },
  difference: { label: 'Difference', description: 'Is − was.' },
} as const satisfies Record<string, Header>;
