import sql from 'sql-template-tag';
import type { Context, Services } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { type Versions, versionsSql } from '../../platform/topics.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { canManageDisplays } from './display.policy.ts';
import type { DisplayBoard, DisplayTheme } from './display.types.ts';

/** A display as its managers see it. */
export interface DisplayRow {
  readonly id: number;
  readonly name: string;
  readonly boards: readonly DisplayBoard[];
  readonly seconds: number;
  readonly theme: DisplayTheme;
  readonly showsGross: boolean;
  readonly hasSound: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  /** The message of all displays; blank if no message is set. */
  readonly message: string;
}

/** A display that sent a request, with the current store versions. */
export interface RequestingDisplay
  extends Pick<DisplayRow, 'name' | 'boards' | 'seconds' | 'theme' | 'showsGross' | 'hasSound' | 'message'> {
  /** The version of the display, which increases with every change. */
  readonly version: number;
  readonly versions: Versions;
}

export const CANNOT_MANAGE_DISPLAYS_MESSAGE = 'Only managers and admins can manage displays.';

const MESSAGE_SQL = sql`coalesce((select text from display_message), '') as message`;

const FORM_COLUMNS_SQL = sql`boards, seconds, theme, shows_gross as "showsGross", has_sound as "hasSound"`;

const SELECT_DISPLAYS_SQL = sql`
  select d.id, d.name, ${FORM_COLUMNS_SQL},
    e.name as "createdBy", d.created_at as "createdAt", last_seen_at as "lastSeenAt", ${MESSAGE_SQL}
  from display d join employee e on e.id = created_by`;

export const displayNotFound = () => notFound('Display not found. It may have been removed.');

/** Minimum time between two updates of `last_seen_at`. */
const MIN_UPDATE_INTERVAL_MS = 60_000;

/**
 * Lists all displays by name.
 * @throws FORBIDDEN
 */
export async function listDisplays({ database, viewer }: Context): Promise<DisplayRow[]> {
  requireAbility(canManageDisplays(viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  return database.rows<DisplayRow>(sql`${SELECT_DISPLAYS_SQL} order by lower(d.name), d.id`);
}

/**
 * Returns a display.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function getDisplay({ database, viewer }: Context, id: number): Promise<DisplayRow> {
  requireAbility(canManageDisplays(viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  const row = await database.row<DisplayRow>(sql`${SELECT_DISPLAYS_SQL} where d.id = ${id}`);
  if (!row) throw displayNotFound();
  return row;
}

/**
 * Returns the message of all displays; blank if no message is set.
 * @throws FORBIDDEN
 */
export async function getDisplayMessage({ database, viewer }: Context): Promise<string> {
  requireAbility(canManageDisplays(viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  const messageRow = await database.row<{ text: string }>(sql`select text from display_message`);
  return messageRow?.text ?? '';
}

/**
 * Finds the display with this token hash and updates the time when it was last seen. Returns undefined if the
 * display was removed or is not paired yet.
 */
export function findRequestingDisplay(
  { database, clock }: Services,
  tokenHash: Buffer,
): Promise<RequestingDisplay | undefined> {
  const now = clock.now();
  const touchedBefore = new Date(now.getTime() - MIN_UPDATE_INTERVAL_MS);
  return database.row<RequestingDisplay>(
    sql`
      with requesting as (select * from display where token_hash = ${tokenHash}),
      touched as (
        update display set last_seen_at = ${now}
        where id in (select id from requesting where last_seen_at is null or last_seen_at <= ${touchedBefore})
      )
      select name, ${FORM_COLUMNS_SQL}, version, ${MESSAGE_SQL}, ${versionsSql} from requesting`,
  );
}

/** Returns whether the device with this token hash shows letters that are still valid. */
export async function isPairing({ database, clock }: Services, tokenHash: Buffer): Promise<boolean> {
  const pairing = await database.row(
    sql`select 1 as one from display_letters where token_hash = ${tokenHash} and expires_at > ${clock.now()}`,
  );
  return pairing !== undefined;
}
