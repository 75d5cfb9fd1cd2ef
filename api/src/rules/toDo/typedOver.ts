import type { Cents } from '../numbers/money.ts';

/** Someone typed one gross of a deal. */
export interface TypedGross {
  readonly number: number;
  readonly field: 'frontGross' | 'backGross';
  readonly employeeId: number | null;
  readonly by: string;
  /** Null: it was emptied. */
  readonly value: Cents | null;
  readonly at: Date;
}

/** Gross that someone typed, and that somebody else has made another. */
export interface TypedOver extends Pick<TypedGross, 'number' | 'field' | 'by' | 'at'> {
  readonly was: Cents;
  readonly is: Cents | null;
}

const DAYS_TOLD = 7;

/** What happened earlier is listed no more. */
export const toldSince = (now: Date): Date => new Date(now.getTime() - DAYS_TOLD * 86_400_000);

/**
 * The gross that others have typed over someone's, the latest first (my-day.md, What waits). It ends after 7 days, when they
 * type it again, and when it is what they had typed.
 * @param typed of each gross all that was ever typed, the oldest first
 */
export function typedOver(typed: readonly TypedGross[], employeeId: number, now: Date): TypedOver[] {
  const each = Map.groupBy(typed, ({ number, field }) => `${number} ${field}`);
  return [...each.values()]
    .flatMap(ofOne => overIn(ofOne, employeeId, now) ?? [])
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** To fill what someone has left empty is not to type over it. */
function overIn(typed: readonly TypedGross[], employeeId: number, now: Date): TypedOver | undefined {
  const place = typed.findLastIndex(each => each.employeeId === employeeId);
  const [mine, next, last] = [typed[place], typed[place + 1], typed.at(-1)];
  if (mine?.value == null || !next || !last || next.at <= toldSince(now)) return undefined;
  const { number, field, by, at, value } = last;
  return value === mine.value ? undefined : { number, field, by, at, was: mine.value, is: value };
}
