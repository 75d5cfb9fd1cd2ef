import { Sql } from 'sql-template-tag';
import { addDays, type DayRange } from '../rules/calendar/calendar.ts';

/** More texts than the code has; each is kept by every connection. */
const MOST_NAMES = 300;

const names = new Map<string, string>();

/**
 * A statement that PostgreSQL reads and plans once for each connection, whatever its values are, because planning it costs
 * more than running it. All others are planned anew each time: one plan for a day and for a hundred years is a bad one for
 * the years (decision 077).
 */
export class PlannedOnce extends Sql {
  /** The name of its text; none when there are too many, such as of lists with another length each time. */
  get name(): string | undefined {
    const known = names.get(this.text);
    if (known || names.size >= MOST_NAMES) return known;
    const name = `planned_${names.size + 1}`;
    names.set(this.text, name);
    return name;
  }
}

const SHORT_DAYS = 31;

/** The same for a list of days, when they are few: PostgreSQL finds those by the index, whichever they are. */
export const plannedOnceIfShort = (days: DayRange, statement: Sql): Sql =>
  addDays(days.start, SHORT_DAYS) > days.end ? plannedOnce(statement) : statement;

export const plannedOnce = ({ strings, values }: Sql): PlannedOnce => new PlannedOnce(strings, values);
