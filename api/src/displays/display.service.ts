import { randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Context, Services } from '../context.ts';
import type { Database } from '../database/database.ts';
import { FailedTries, tooManyTries } from '../database/failedTries.ts';
import { conflict, notFound } from '../errors.ts';
import { newLetters } from '../rules/displays/letters.ts';
import { demand } from '../viewer/policy.ts';
import type { DisplayForm } from './display.input.ts';
import { canManageDisplays } from './display.policy.ts';
import { MAY_NOT_MANAGE, noSuchDisplay } from './display.query.ts';
import { hashOfDisplayToken, newDisplayToken } from './display.secret.ts';

/** How long letters can be typed. */
const LETTERS_MS = 10 * 60_000;

const MOST_DISPLAYS = 50;

/** What a device shows, and the token that becomes good when someone types it. */
export interface Letters {
  readonly letters: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Letters for a device that wants to become a display (display.md, Pairing). */
export async function drawLetters(services: Services): Promise<Letters> {
  const { database, clock } = services;
  const token = newDisplayToken();
  const letters = newLetters(below => randomInt(below));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LETTERS_MS);
  const [drawn] = await database.write(
    sql`with ended as (delete from display_letters where expires_at <= ${now} and letters <> ${letters})
        insert into display_letters values (${letters}, ${hashOfDisplayToken(token)}, ${expiresAt})
        on conflict (letters) do nothing returning letters`,
  );
  // Someone shows these very letters: one in 64 million for each.
  return drawn ? { letters, token, expiresAt } : drawLetters(services);
}

/**
 * Makes the device that shows these letters a display. They are good once.
 * @returns its id
 * @throws FORBIDDEN, NOT_FOUND for letters that no device shows, TOO_MANY_REQUESTS after ten of them, CONFLICT when it would be one too many
 */
export async function pairDisplay(context: Context, letters: string, form: DisplayForm): Promise<number> {
  const { database, clock, viewer } = context;
  demand(canManageDisplays(viewer), MAY_NOT_MANAGE);
  await refuseOneTooMany(database);
  const guesses = new FailedTries(database, { what: 'letters-typed', most: 10, seconds: 60 });
  const who = String(viewer.employeeId);
  const wait = await guesses.begin(who);
  if (wait > 0) throw tooManyTries(wait);
  const now = clock.now();
  const [paired] = await database.write<{ id: number }>(
    sql`with typed as (delete from display_letters where letters = ${letters} and expires_at > ${now} returning token_hash)
        insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
        select ${form.name}, token_hash, ${form.boards}, ${form.seconds}, ${form.theme}, ${form.showsGross}, ${form.hasSound},
          ${viewer.employeeId}, ${now}
        from typed returning id`,
  );
  if (!paired)
    throw notFound('No display shows these letters now. Look at it again: they change every ten minutes.');
  await guesses.succeeded(who);
  return paired.id;
}

/** Changes what a display is called and shows; it follows within seconds. @throws FORBIDDEN, NOT_FOUND */
export async function changeDisplay(context: Context, id: number, form: DisplayForm): Promise<void> {
  demand(canManageDisplays(context.viewer), MAY_NOT_MANAGE);
  const [changed] = await context.database.write(
    sql`update display set name = ${form.name}, boards = ${form.boards}, seconds = ${form.seconds}, theme = ${form.theme},
          shows_gross = ${form.showsGross}, has_sound = ${form.hasSound}, version = version + 1
        where id = ${id} returning id`,
  );
  if (!changed) throw noSuchDisplay();
}

/** Ends a display: its token is dead at the next call. @throws FORBIDDEN, NOT_FOUND */
export async function removeDisplay({ database, viewer }: Context, id: number): Promise<void> {
  demand(canManageDisplays(viewer), MAY_NOT_MANAGE);
  const [removed] = await database.write(sql`delete from display where id = ${id} returning id`);
  if (!removed) throw noSuchDisplay();
}

/** Sets the message of all displays; blank is none. @throws FORBIDDEN */
export async function setDisplayMessage({ database, viewer }: Context, text: string): Promise<string> {
  demand(canManageDisplays(viewer), MAY_NOT_MANAGE);
  await database.write(
    sql`with shown as (update display set version = version + 1)
        insert into display_message (text) values (${text}) on conflict (id) do update set text = excluded.text`,
  );
  return text;
}

async function refuseOneTooMany(database: Database): Promise<void> {
  const stored = await database.row<{ count: number }>(sql`select count(*)::integer as count from display`);
  if ((stored?.count ?? 0) < MOST_DISPLAYS) return;
  throw conflict(`There are ${MOST_DISPLAYS} displays already. Remove one that is no longer used first.`);
}
