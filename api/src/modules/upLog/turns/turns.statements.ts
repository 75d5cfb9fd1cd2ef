import sql, { type Sql } from 'sql-template-tag';

/** Marks a row as waiting for a turn, after its salesperson checked in or took a turn. */
export const startTurnSql = (upId: number): Sql => sql`insert into up_turn (up_id) values (${upId})`;

// The statements below upsert, because an On Turn row that was typed by hand has no `up_turn` row yet.

/** Holds a turn, or releases the turn. */
export const holdTurnSql = (upId: number, isHeld: boolean): Sql => sql`
  insert into up_turn (up_id, is_held) values (${upId}, ${isHeld})
  on conflict (up_id) do update set is_held = excluded.is_held`;

/** Marks a turn as taken by a customer. */
export const takeTurnSql = (upId: number): Sql => sql`
  insert into up_turn (up_id, is_taken) values (${upId}, true)
  on conflict (up_id) do update set is_taken = true, is_held = false`;

/** Counts a skip of a turn. */
export const skipTurnSql = (upId: number): Sql => sql`
  insert into up_turn (up_id, skips) values (${upId}, 1)
  on conflict (up_id) do update set skips = up_turn.skips + 1`;
