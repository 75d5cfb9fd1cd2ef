import type { NewDealInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import { inputOf, newDraft } from '../draft/dealForm';
import type { DealDraft, DraftField, People } from '../draft/formFields';
import type { Column } from './pastedColumns';
import { readCell } from './readCell';

/** A row of the paste, as the deal that it becomes. */
export type PastedDeal = {
  draft: DealDraft;
  /** Why a cell could not be read, by field. */
  problems: Partial<Record<DraftField, string>>;
  /** The number was not pasted, but is the next free one. */
  isNumberOffered: boolean;
};

/**
 * The deals that rows become. Without a column for them, added date and delivery date are the shown day, as on the form; a
 * blank number gets the next of `freeNumbers` that no other row has.
 */
export function dealsOf(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  { people, day, freeNumbers }: { people: People; day: Day; freeNumbers: readonly number[] },
): PastedDeal[] {
  const deals = rows.map(row => dealOf(row, columns, people, day));
  const pasted = deals.map(({ draft }) => draft.number).filter(Boolean);
  const offered = freeNumbers.map(String).filter(number => !pasted.includes(number));
  return deals.map(deal => {
    const { draft, problems } = deal;
    if (problems.number !== undefined) return deal;
    if (draft.number === '')
      return { ...deal, draft: { ...draft, number: offered.shift() ?? '' }, isNumberOffered: true };
    const isTwice = pasted.filter(number => number === draft.number).length > 1;
    return isTwice
      ? { ...deal, problems: { ...problems, number: 'More than one row has this number.' } }
      : deal;
  });
}

function dealOf(row: readonly string[], columns: readonly Column[], people: People, day: Day): PastedDeal {
  const draft = { ...newDraft(day), ...(columns.includes('deliveryDate') && { deliveryDate: null }) };
  const problems: PastedDeal['problems'] = {};
  for (const [index, field] of columns.entries()) {
    const cell = row[index] ?? '';
    if (field === null || cell === '') continue;
    const reading = readCell(field, cell, people, day);
    if ('problem' in reading) problems[field] = reading.problem;
    else Object.assign(draft, { [field]: reading.value });
  }
  return { draft, problems, isNumberOffered: false };
}

/** What is sent for a row. */
export function newDealOf({ draft }: PastedDeal): NewDealInput {
  return { ...inputOf(draft), number: Number(draft.number) };
}

export function problemCount(deals: readonly PastedDeal[]): number {
  return deals.reduce((sum, { problems }) => sum + Object.keys(problems).length, 0);
}
