import { closedPersonFigures } from '../../generated/rules/closedPersonFigures';
import { closedStoreFigures } from '../../generated/rules/closedStoreFigures';
import type { Header } from '../../lib/format/header';

export const monthHeaders = {
  month: {
    label: 'Month',
    description: 'The calendar month. The list starts with the month of the first deal.',
  },
  units: closedPersonFigures.units,
  gross: closedStoreFigures.gross,
  totalSpiff: closedStoreFigures.totalSpiff,
  openItems: { label: 'Open items', description: 'Number of deals with open items.' },
  state: { label: 'Status', description: 'Whether the month is closed, who closed it and when.' },
} as const satisfies Record<string, Header>;

export const differenceHeaders = {
  was: { label: 'Was', description: 'Value at the previous closing.' },
  is: { label: 'Is', description: 'Value at this closing.' },
  difference: { label: 'Difference', description: 'Value at this closing − value at the previous closing.' },
} as const satisfies Record<string, Header>;
