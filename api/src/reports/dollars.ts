import type { AmountsOf, Figure, FigureTable } from '../rules/figures/figure.ts';
import { toDollars } from '../rules/numbers/money.ts';

/** Converts the figures of a rule from cents to dollars. It drops all other fields of the row. */
export function figuresToDollars<Table extends FigureTable>(
  table: Table,
  amounts: AmountsOf<Table>,
): AmountsOf<Table> {
  const converted: Record<string, number | boolean | null> = {};
  for (const name in table) {
    const amount = amounts[name];
    converted[name] = isMoney(table[name] as Figure) && amount !== null ? toDollars(amount as number) : amount;
  }
  return converted as AmountsOf<Table>;
}

const isMoney = ({ kind }: Figure) => kind === 'money';
