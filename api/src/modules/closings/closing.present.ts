import type { Reader } from '../../platform/database/reader.ts';
import { buildPeopleDifferences, compareAmounts } from '../../rules/closing/differences.ts';
import { formatDealValue, type RecordedDealField } from '../deals/deal.history.ts';
import type { Employees } from '../employees/employee.query.ts';
import { type ClosingRow, getCurrentDealNumbers, type StoredClosing } from './closing.query.ts';
import type {
  ClosedBoardType,
  ClosingType,
  DifferencesType,
  MonthType,
  StoredClosingType,
} from './closing.types.ts';
import { getCellContent, type StoredMonth, type StoredTable } from './stored/storedMonth.ts';

const findPerson = (people: Employees, id: number | null) => (id === null ? null : (people.get(id) ?? null));

export const presentClosing = (row: ClosingRow, people: Employees): ClosingType => ({
  id: row.id,
  month: row.month,
  closedAt: new Date(row.closedAt),
  closedBy: findPerson(people, row.closedBy),
  reopenedAt: row.reopenedAt === null ? null : new Date(row.reopenedAt),
  reopenedBy: findPerson(people, row.reopenedBy),
  reason: row.reason,
});

/**
 * Converts a closed month, or a month to close, to its GraphQL type. It also adds the current numbers of the
 * deals.
 */
export async function presentMonth(
  { figures, open, since, deals }: Omit<StoredMonth, 'boards'>,
  people: Employees,
  reader: Reader,
): Promise<MonthType> {
  const idByNumber = new Map(deals.map(({ id, number }) => [number, id]));
  const currentNumbers = await getCurrentDealNumbers(reader, [
    ...open.flatMap(({ number }) => idByNumber.get(number) ?? []),
    ...(since?.deals ?? []).map(({ id }) => id),
  ]);
  return {
    figures,
    open: open.map(deal => ({
      ...deal,
      numberNow: currentNumbers.get(idByNumber.get(deal.number) ?? 0) ?? null,
    })),
    since: since && {
      ...presentDeals(since.deals, people, currentNumbers),
      figures: since.figures.map(each => ({ ...each, ...compareAmounts(each) })),
      people: buildPeopleDifferences(since.figures, figures.people),
    },
  };
}

/** Converts changed deals to their GraphQL type, with people and teams by name. */
const presentDeals = (
  deals: NonNullable<StoredMonth['since']>['deals'],
  people: Employees,
  currentNumbers: ReadonlyMap<number, number>,
): Pick<DifferencesType, 'deals'> => ({
  deals: deals.map(({ id, fields, ...deal }) => ({
    ...deal,
    numberNow: currentNumbers.get(id) ?? null,
    fields: fields.map(({ field: name, from, to }) => {
      const field = name as RecordedDealField;
      return {
        field,
        from: formatDealValue(field, from, people),
        to: formatDealValue(field, to, people),
      };
    }),
  })),
});

export const presentStoredClosing = async (
  { stored, ...row }: StoredClosing,
  people: Employees,
  reader: Reader,
): Promise<StoredClosingType> => ({
  closing: presentClosing(row, people),
  ...(await presentMonth(stored, people, reader)),
  boards: Object.entries(stored.boards).map(presentBoard),
});

const presentBoard = ([name, { title, columns, lines, totals }]: [string, StoredTable]): ClosedBoardType => ({
  name,
  title,
  heads: columns.map(({ head }) => head),
  lines: [...lines, ...totals].map(cells => cells.map(cell => getCellContent(cell)?.toString() ?? null)),
});
