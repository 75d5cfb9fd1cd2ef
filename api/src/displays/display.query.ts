import sql from 'sql-template-tag';
import type { Context, Services } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { versionsSql, type Versions } from '../platform/topics.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import type { DisplayBoard, DisplayTheme } from './display.enums.ts';
import { canManageDisplays } from './display.policy.ts';

/** A display as those who manage displays see it, and as it reads itself. */
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
  /** Of all displays; blank is none. */
  readonly message: string;
}

/** A display that has just called, with the store's versions as of then. */
export interface AskingDisplay
  extends Pick<DisplayRow, 'name' | 'boards' | 'seconds' | 'theme' | 'showsGross' | 'hasSound' | 'message'> {
  /** Grows with every change of it. */
  readonly version: number;
  readonly versions: Versions;
}

export const MAY_NOT_MANAGE = 'You may not manage displays.';

const MESSAGE = sql`coalesce((select text from display_message), '') as message`;

const CHOSEN = sql`boards, seconds, theme, shows_gross as "showsGross", has_sound as "hasSound"`;

const DISPLAYS = sql`
  select d.id, d.name, ${CHOSEN},
    e.name as "createdBy", d.created_at as "createdAt", last_seen_at as "lastSeenAt", ${MESSAGE}
  from display d join employee e on e.id = created_by`;

export const noSuchDisplay = () => notFound('There is no such display.');

/** When a display last called is stored at most this often. */
const SEEN_EVERY_MS = 60_000;

/** Every display, by name. @throws FORBIDDEN */
export async function displays({ database, viewer }: Context): Promise<DisplayRow[]> {
  requireAbility(canManageDisplays(viewer), MAY_NOT_MANAGE);
  return database.rows<DisplayRow>(sql`${DISPLAYS} order by lower(d.name), d.id`);
}

/** One display. @throws FORBIDDEN, NOT_FOUND */
export async function displayById({ database, viewer }: Context, id: number): Promise<DisplayRow> {
  requireAbility(canManageDisplays(viewer), MAY_NOT_MANAGE);
  const found = await database.row<DisplayRow>(sql`${DISPLAYS} where d.id = ${id}`);
  if (!found) throw noSuchDisplay();
  return found;
}

/** The message of all displays; blank is none. @throws FORBIDDEN */
export async function displayMessage({ database, viewer }: Context): Promise<string> {
  requireAbility(canManageDisplays(viewer), MAY_NOT_MANAGE);
  const stored = await database.row<{ text: string }>(sql`select text from display_message`);
  return stored?.text ?? '';
}

/** The display of this token's hash; none when it was removed or is not paired yet. Each look-up shows that it is alive. */
export function askingDisplay(
  { database, clock }: Services,
  tokenHash: Buffer,
): Promise<AskingDisplay | undefined> {
  const now = clock.now();
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MS);
  return database.row<AskingDisplay>(
    sql`
      with asking as (select * from display where token_hash = ${tokenHash}),
      seen as (
        update display set last_seen_at = ${now}
        where id in (select id from asking where last_seen_at is null or last_seen_at <= ${seenBefore})
      )
      select name, ${CHOSEN}, version, ${MESSAGE}, ${versionsSql} from asking`,
  );
}

/** Whether a device with the token of this hash still shows letters that can be typed. */
export async function isPairing({ database, clock }: Services, tokenHash: Buffer): Promise<boolean> {
  const waiting = await database.row(
    sql`select 1 as one from display_letters where token_hash = ${tokenHash} and expires_at > ${clock.now()}`,
  );
  return waiting !== undefined;
}
