import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Day } from '../rules/calendar/calendar.ts';

/** A day's log, held until the transaction ends: whoever adds, deletes or moves rows of that day takes turns. */
export interface HeldLog {
  readonly id: number;
  readonly day: Day;
}

const HOLD = 'select id, log_date::text as day from up_log';

/** The log of this day, made when there is none: only one, however many calls come at once. */
export async function holdLogOf(em: SqlEntityManager, day: Day): Promise<HeldLog> {
  const byDay = () => em.execute<HeldLog[]>(`${HOLD} where log_date = ? for no key update`, [day]);
  const [known] = await byDay();
  if (known) return known;
  await em.execute('insert into up_log (log_date) values (?) on conflict (log_date) do nothing', [day]);
  const [made] = await byDay();
  if (!made) throw new Error(`The up log of ${day} is gone.`);
  return made;
}

/** The log of this id, when there is one. */
export async function holdLogById(em: SqlEntityManager, id: number): Promise<HeldLog | undefined> {
  const [log] = await em.execute<HeldLog[]>(`${HOLD} where id = ? for no key update`, [id]);
  return log;
}

/** The log that this row is of; a row never moves to another day. */
export async function holdLogOfRow(em: SqlEntityManager, rowId: number): Promise<HeldLog | undefined> {
  const [row] = await em.execute<{ id: number }[]>('select up_log_id as id from up_log_row where id = ?', [
    rowId,
  ]);
  return row && holdLogById(em, row.id);
}
