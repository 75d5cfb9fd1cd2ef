import { parseMoney } from '../../lib/format/money';

/** Result of parsing a typed pot. */
export type ParsedPot =
  | { kind: 'unchanged' }
  | { kind: 'rejected'; reason: string }
  | { kind: 'changed'; total: number };

/**
 * Parses a typed pot. It must be an amount of money, in any format that people type, and not negative
 * (rest.md, updatemonthpottotal).
 */
export function parsePot(text: string, storedPot: number): ParsedPot {
  const total = parseMoney(text);
  if (total === undefined || total === null) {
    return { kind: 'rejected', reason: 'Not saved. Enter an amount such as 2,500.' };
  }
  if (total < 0) return { kind: 'rejected', reason: 'Not saved. The pot can’t be negative.' };
  return total === storedPot ? { kind: 'unchanged' } : { kind: 'changed', total };
}
