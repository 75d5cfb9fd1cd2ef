import { Sql } from 'sql-template-tag';
import { isDay } from '../rules/calendar/calendar.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A text that comes so often is one of few; the text of a list with many filters is not. */
export const OFTEN = 10;

/** More texts than come with every call. Each connection holds the plan of every one that has a name: some 100 kB. */
const MOST_NAMES = 150;

/** So many texts are counted before counting begins anew. */
const MOST_COUNTED = 1_000;

const LONG_MS = 31 * 86_400_000;

/**
 * The names under which each connection parses and plans a statement once, whatever its values are: planning it costs more
 * than running it. Without a name it is planned anew, because one plan for a day and for a hundred years is a bad one for
 * the years (decisions 077 and 238).
 */
export class PlannedNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** The name of a statement that comes often. */
  nameOf(statement: Statement): string | undefined {
    if (isOfLongRange(statement)) return undefined;
    const { text } = statement;
    const known = this.names.get(text);
    if (known || this.names.size >= MOST_NAMES) return known;
    if (this.counts.size >= MOST_COUNTED) this.counts.clear();
    const count = (this.counts.get(text) ?? 0) + 1;
    this.counts.set(text, count);
    if (count < OFTEN) return undefined;
    this.counts.delete(text);
    const name = `planned_${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}

/** A statement for which one plan is right for a range of any length, such as one that reads roll-ups. */
class OfAnyRange extends Sql {}

/** The exception: one plan is right for a range of any length, because what is read is little, such as roll-ups. */
export const plannedForAnyRange = ({ strings, values }: Sql): Sql => new OfAnyRange(strings, values);

/** Whether its values are days or instants that lie apart by more than a month: PostgreSQL finds those of fewer days by the index. */
export function isOfLongRange(statement: Statement): boolean {
  if (statement instanceof OfAnyRange) return false;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const value of statement.values) {
    if (!(value instanceof Date || isDay(value))) continue;
    const at = Number(new Date(value));
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return last - first >= LONG_MS;
}
