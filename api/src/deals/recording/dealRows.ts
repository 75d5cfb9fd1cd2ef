import { AppError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { type ParsedNewDeal, newDealForm } from '../deal.input.ts';

/** Why a new deal cannot be created. */
interface NewDealProblem {
  /** Position in the request, counted from 1. */
  readonly row: number;
  readonly message: string;
}

/**
 * Parses several new deals by the rules of the fields.
 * @throws BAD_INPUT with a message for every row that breaks a rule
 */
export function parseNewDeals(rows: readonly unknown[]): ParsedNewDeal[] {
  const parsed = rows.map(row => {
    try {
      return parseInput(newDealForm, row);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  rejectInvalidRows('BAD_INPUT', parsed, row => (row instanceof AppError ? row.message : undefined));
  return parsed.flatMap(row => (row instanceof AppError ? [] : [row]));
}

/**
 * Rejects all rows when one of them has a problem.
 * @throws an error with a message for each such row, and with the extension `rows`: `{row, message}` of each
 */
export function rejectInvalidRows<Row>(
  code: 'BAD_INPUT' | 'CONFLICT',
  rows: readonly Row[],
  findProblem: (row: Row, index: number) => string | undefined,
): void {
  const problems = rows.flatMap((row, index): NewDealProblem[] => {
    const message = findProblem(row, index);
    return message === undefined ? [] : [{ row: index + 1, message }];
  });
  if (problems.length === 0) return;
  const messages = problems.map(({ row, message }) => `Row ${row}: ${message}`);
  throw new AppError(code, `Nothing is recorded. ${messages.join(' ')}`, undefined, { rows: problems });
}
