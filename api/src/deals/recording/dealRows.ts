import { AppError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import { type NewDeal, newDeal } from '../deal.input.ts';

/** Why a row cannot be recorded. */
interface RowProblem {
  /** Counted from 1, as it was sent. */
  readonly row: number;
  readonly message: string;
}

/** Several new deals as they were sent, read by the fields' rules. @throws BAD_INPUT for every row that breaks one */
export function parseRows(sent: readonly unknown[]): NewDeal[] {
  const parsed = sent.map(row => {
    try {
      return parseInput(newDeal, row);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  refuseRows('BAD_INPUT', parsed, row => (row instanceof AppError ? row.message : undefined));
  return parsed.flatMap(row => (row instanceof AppError ? [] : [row]));
}

/**
 * Refuses all rows when one of them has a problem.
 * @throws with a sentence for each such row, and with the extension `rows`: `{row, message}` of each
 */
export function refuseRows<Row>(
  code: 'BAD_INPUT' | 'CONFLICT',
  rows: readonly Row[],
  problemOf: (row: Row, index: number) => string | undefined,
): void {
  const problems = rows.flatMap((row, index): RowProblem[] => {
    const message = problemOf(row, index);
    return message === undefined ? [] : [{ row: index + 1, message }];
  });
  if (problems.length === 0) return;
  const sentences = problems.map(({ row, message }) => `Row ${row}: ${message}`);
  throw new AppError(code, `Nothing is recorded. ${sentences.join(' ')}`, undefined, { rows: problems });
}
