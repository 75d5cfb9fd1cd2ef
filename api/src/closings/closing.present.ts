import type { Reader } from '../database/reader.ts';
import { dealValueInWords, type RecordedField } from '../deals/deal.history.ts';
import type { Employees } from '../employees/employee.query.ts';
import { compareAmounts, peopleDifferences } from '../rules/closing/differences.ts';
import { type ClosingRow, numbersNow, type StoredClosing } from './closing.query.ts';
import type {
  ClosedBoardType,
  ClosingType,
  DifferencesType,
  MonthType,
  WhatWasClosedType,
} from './closing.types.ts';
import type { StoredMonth } from './stored/storedMonth.ts';
import { contentOf, type StoredTable } from './stored/storedTable.ts';

const person = (people: Employees, id: number | null) => (id === null ? null : (people.get(id) ?? null));

export const presentClosing = (row: ClosingRow, people: Employees): ClosingType => ({
  id: row.id,
  month: row.month,
  closedAt: new Date(row.closedAt),
  closedBy: person(people, row.closedBy),
  reopenedAt: row.reopenedAt === null ? null : new Date(row.reopenedAt),
  reopenedBy: person(people, row.reopenedBy),
  reason: row.reason,
});

/** A month as it is closed, or would be: deals by the numbers that they have now, too. */
export async function presentMonth(
  { figures, open, since, deals }: Omit<StoredMonth, 'boards'>,
  people: Employees,
  reader: Reader,
): Promise<MonthType> {
  const idOf = new Map(deals.map(({ id, number }) => [number, id]));
  const now = await numbersNow(reader, [
    ...open.flatMap(({ number }) => idOf.get(number) ?? []),
    ...(since?.deals ?? []).map(({ id }) => id),
  ]);
  return {
    figures,
    open: open.map(deal => ({ ...deal, numberNow: now.get(idOf.get(deal.number) ?? 0) ?? null })),
    since: since && {
      ...presentDeals(since.deals, people, now),
      figures: since.figures.map(each => ({ ...each, ...compareAmounts(each) })),
      people: peopleDifferences(since.figures, figures.people),
    },
  };
}

/** People and teams by name. */
const presentDeals = (
  deals: NonNullable<StoredMonth['since']>['deals'],
  people: Employees,
  now: ReadonlyMap<number, number>,
): Pick<DifferencesType, 'deals'> => ({
  deals: deals.map(({ id, fields, ...deal }) => ({
    ...deal,
    numberNow: now.get(id) ?? null,
    fields: fields.map(({ field: name, from, to }) => {
      const field = name as RecordedField;
      return {
        field,
        from: dealValueInWords(field, from, people),
        to: dealValueInWords(field, to, people),
      };
    }),
  })),
});

export const presentWhatWasClosed = async (
  { stored, ...row }: StoredClosing,
  people: Employees,
  reader: Reader,
): Promise<WhatWasClosedType> => ({
  closing: presentClosing(row, people),
  ...(await presentMonth(stored, people, reader)),
  boards: Object.entries(stored.boards).map(presentBoard),
});

const presentBoard = ([name, { title, columns, lines, totals }]: [string, StoredTable]): ClosedBoardType => ({
  name,
  title,
  heads: columns.map(({ head }) => head),
  lines: [...lines, ...totals].map(cells => cells.map(cell => contentOf(cell)?.toString() ?? null)),
});
