import type { NewDealInput } from '../../../generated/types';
import type { Day } from '../../../lib/days/dates';
import { toDealInput, createDraft } from '../draft/dealForm';
import type { DealDraft, DraftField, DealPeopleOptions } from '../draft/formFields';
import type { PastedColumn } from './pastedColumns';
import { parseCell } from './readCell';

/** A pasted row as a new deal. */
export type PastedDeal = {
  draft: DealDraft;
  /** Error messages of unreadable cells by field. */
  problems: Partial<Record<DraftField, string>>;
  /** True if the number is the next free one instead of a pasted one. */
  isNumberSuggested: boolean;
};

/**
 * Builds the deals of pasted rows. Without a column for them, the added date and the delivery date are the
 * shown day, as on the form. A blank number becomes the next of `freeNumbers` that no other row has.
 */
export function buildPastedDeals(
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
  { people, day, freeNumbers }: { people: DealPeopleOptions; day: Day; freeNumbers: readonly number[] },
): PastedDeal[] {
  const deals = rows.map(row => buildPastedDeal(row, columns, people, day));
  const pastedNumbers = deals.map(({ draft }) => draft.number).filter(Boolean);
  const unusedNumbers = freeNumbers.map(String).filter(number => !pastedNumbers.includes(number));
  return deals.map(deal => {
    const { draft, problems } = deal;
    if (problems.number !== undefined) return deal;
    if (draft.number === '')
      return { ...deal, draft: { ...draft, number: unusedNumbers.shift() ?? '' }, isNumberSuggested: true };
    const isDuplicate = pastedNumbers.filter(number => number === draft.number).length > 1;
    return isDuplicate
      ? { ...deal, problems: { ...problems, number: 'More than one row has this number.' } }
      : deal;
  });
}

function buildPastedDeal(row: readonly string[], columns: readonly PastedColumn[], people: DealPeopleOptions, day: Day): PastedDeal {
  const draft = { ...createDraft(day), ...(columns.includes('deliveryDate') && { deliveryDate: null }) };
  const problems: PastedDeal['problems'] = {};
  for (const [index, field] of columns.entries()) {
    const cell = row[index] ?? '';
    if (field === null || cell === '') continue;
    const parsed = parseCell(field, cell, people, day);
    if ('problem' in parsed) problems[field] = parsed.problem;
    else Object.assign(draft, { [field]: parsed.value });
  }
  return { draft, problems, isNumberSuggested: false };
}

export function toNewDealInput({ draft }: PastedDeal): NewDealInput {
  return { ...toDealInput(draft), number: Number(draft.number) };
}

export function countProblems(deals: readonly PastedDeal[]): number {
  return deals.reduce((sum, { problems }) => sum + Object.keys(problems).length, 0);
}
