import type { RecordedField } from '../deals/deal.history.ts';
import { dealValueInWords } from '../deals/deal.history.ts';
import type { Employees } from '../employees/employee.query.ts';
import type { ClosingRow, Since, StoredMonth } from './closing.query.ts';
import type { ClosingType, DifferencesType, WhatWasClosedType } from './closing.types.ts';

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

/** People and teams by name. */
export const presentSince = (since: Since | null, people: Employees): DifferencesType | null =>
  since && {
    figures: since.figures,
    deals: since.deals.map(deal => ({
      ...deal,
      fields: deal.fields.map(({ field: name, from, to }) => {
        const field = name as RecordedField;
        return {
          field,
          from: dealValueInWords(field, from, people),
          to: dealValueInWords(field, to, people),
        };
      }),
    })),
  };

export const presentWhatWasClosed = (
  { stored, ...row }: ClosingRow & { readonly stored: StoredMonth },
  people: Employees,
): WhatWasClosedType => ({
  closing: presentClosing(row, people),
  figures: stored.figures,
  open: stored.open,
  since: presentSince(stored.since, people),
  reports: stored.reports,
});
