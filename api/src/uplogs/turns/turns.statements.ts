import sql, { type Sql } from 'sql-template-tag';

/** A row that came by checking in, or by a turn before it. */
export const beginningTurn = (upId: number): Sql => sql`insert into up_turn (up_id) values (${upId})`;

// A row On Turn that was typed by hand has nothing beside it yet.

/** Holds a turn, or lets it go on. */
export const holdingTurn = (upId: number, isHeld: boolean): Sql => sql`
  insert into up_turn (up_id, is_held) values (${upId}, ${isHeld})
  on conflict (up_id) do update set is_held = excluded.is_held`;

/** A turn that became a customer. */
export const takingTurn = (upId: number): Sql => sql`
  insert into up_turn (up_id, is_taken) values (${upId}, true)
  on conflict (up_id) do update set is_taken = true, is_held = false`;

/** A turn that went behind the next. */
export const skippingTurn = (upId: number): Sql => sql`
  insert into up_turn (up_id, skips) values (${upId}, 1)
  on conflict (up_id) do update set skips = up_turn.skips + 1`;
