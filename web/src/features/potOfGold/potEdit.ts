import { parseMoney } from '../../lib/format/money';

/** What becomes of a typed pot when it is committed. */
export type PotEdit =
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: string }
  | { kind: 'changed'; total: number };

/** A pot is money in any of its typed forms, there, and not negative (rest.md, updatemonthpottotal). */
export function potEdit(typed: string, stored: number): PotEdit {
  const total = parseMoney(typed);
  if (total === undefined || total === null) {
    return { kind: 'refused', reason: 'Not saved. Type an amount such as 2,500.' };
  }
  if (total < 0) return { kind: 'refused', reason: 'Not saved. The pot cannot be negative.' };
  return total === stored ? { kind: 'unchanged' } : { kind: 'changed', total };
}
