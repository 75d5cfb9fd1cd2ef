import type { AmountsOf, Figure, FigureTable } from '../rules/figures/figure.ts';
import { toDollars } from '../rules/numbers/money.ts';

/** The figures of a rule, with money in dollars: rules count in cents. Whatever else a row holds is left out. */
export function inDollars<Table extends FigureTable>(
  table: Table,
  amounts: AmountsOf<Table>,
): AmountsOf<Table> {
  const shown: Record<string, number | boolean | null> = {};
  for (const name in table) {
    const amount = amounts[name];
    shown[name] = isMoney(table[name] as Figure) && amount !== null ? toDollars(amount as number) : amount;
  }
  return shown as AmountsOf<Table>;
}

const isMoney = ({ kind }: Figure) => kind === 'money';
