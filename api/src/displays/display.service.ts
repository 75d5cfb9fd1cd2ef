import { randomInt } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Context, Services } from '../platform/context.ts';
import { FailedTries, tooManyTries } from '../database/failedTries.ts';
import type { Writer } from '../database/writer.ts';
import { AppError, conflict, notFound } from '../platform/errors.ts';
import { authorOf, recordChange } from '../history/record.ts';
import { createPairingCode } from '../rules/displays/pairingCode.ts';
import { requireAbility } from '../platform/viewer/policy.ts';
import { displayHistory, messageHistory } from './display.history.ts';
import type { DisplayForm } from './display.input.ts';
import { canManageDisplays } from './display.policy.ts';
import { MAY_NOT_MANAGE, noSuchDisplay } from './display.query.ts';
import { hashOfDisplayToken, newDisplayToken } from './display.secret.ts';

/** How long letters can be typed, and of how many devices at once. */
const LETTERS_MS = 10 * 60_000;
const MOST_LETTERS = 2_000;
const TOO_MANY_WAIT = new AppError(
  'TOO_MANY_REQUESTS',
  'Too many devices wait to be paired. Please try again in a few minutes.',
);

const MOST_DISPLAYS = 50;
const TOO_MANY_HANG = conflict(
  `There are ${MOST_DISPLAYS} displays already. Remove one that is no longer used first.`,
);

/** What a device shows, and the token that becomes good when someone types it. */
export interface Letters {
  readonly letters: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Letters for a device that wants to become a display (display.md, Pairing). @throws TOO_MANY_REQUESTS */
export async function drawLetters(services: Services): Promise<Letters> {
  const { database, clock } = services;
  const token = newDisplayToken();
  const letters = createPairingCode(below => randomInt(below));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LETTERS_MS);
  const drawn = await database.writeTogether(async writer => {
    const alive = sql`display_letters where expires_at > ${now}`;
    await demandRoom(writer, { among: alive, most: MOST_LETTERS, refusal: TOO_MANY_WAIT });
    return writer.row(
      sql`with ended as (delete from display_letters where expires_at <= ${now} and letters <> ${letters})
          insert into display_letters values (${letters}, ${hashOfDisplayToken(token)}, ${expiresAt})
          on conflict (letters) do nothing returning letters`,
    );
  });
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
  requireAbility(canManageDisplays(viewer), MAY_NOT_MANAGE);
  const guesses = new FailedTries(database, { what: 'letters-typed', most: 10, seconds: 60 });
  const who = String(viewer.employeeId);
  const wait = await guesses.begin(who);
  if (wait > 0) throw tooManyTries(wait);
  const now = clock.now();
  const paired = await database.writeTogether(async writer => {
    await demandRoom(writer, { among: sql`display`, most: MOST_DISPLAYS, refusal: TOO_MANY_HANG });
    const made = await writer.row<{ id: number }>(
      sql`with typed as (delete from display_letters where letters = ${letters} and expires_at > ${now} returning token_hash)
          insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
          select ${form.name}, token_hash, ${form.boards}, ${form.seconds}, ${form.theme}, ${form.showsGross}, ${form.hasSound},
            ${viewer.employeeId}, ${now}
          from typed returning id`,
    );
    if (!made)
      throw notFound('No display shows these letters now. Look at it again: they change every ten minutes.');
    await recordDisplay(writer, context, { before: null, after: form });
    return made;
  });
  await guesses.succeeded(who);
  return paired.id;
}

/** Changes what a display is called and shows; it follows within seconds. @throws FORBIDDEN, NOT_FOUND */
export async function changeDisplay(context: Context, id: number, form: DisplayForm): Promise<void> {
  requireAbility(canManageDisplays(context.viewer), MAY_NOT_MANAGE);
  await context.database.writeTogether(async writer => {
    const before = await writer.row<DisplayForm>(
      sql`select ${FORM} from display where id = ${id} for update`,
    );
    if (!before) throw noSuchDisplay();
    await writer.row(
      sql`update display set name = ${form.name}, boards = ${form.boards}, seconds = ${form.seconds}, theme = ${form.theme},
            shows_gross = ${form.showsGross}, has_sound = ${form.hasSound}, version = version + 1
          where id = ${id}`,
    );
    await recordDisplay(writer, context, { before, after: form });
  });
}

/** Ends a display: its token is dead at the next call. @throws FORBIDDEN, NOT_FOUND */
export async function removeDisplay(context: Context, id: number): Promise<void> {
  requireAbility(canManageDisplays(context.viewer), MAY_NOT_MANAGE);
  await context.database.writeTogether(async writer => {
    const before = await writer.row<DisplayForm>(sql`delete from display where id = ${id} returning ${FORM}`);
    if (!before) throw noSuchDisplay();
    await recordDisplay(writer, context, { before, after: null });
  });
}

const FORM = sql`name, boards, seconds, theme, shows_gross as "showsGross", has_sound as "hasSound"`;

const recordDisplay = (
  writer: Writer,
  context: Context,
  { before, after }: { readonly before: DisplayForm | null; readonly after: DisplayForm | null },
): Promise<void> =>
  recordChange(writer, authorOf(context), displayHistory, {
    of: { name: (after ?? before)?.name ?? '' },
    before,
    after,
  });

/** Sets the message of all displays; blank is none. @throws FORBIDDEN */
export async function setDisplayMessage(context: Context, text: string): Promise<string> {
  requireAbility(canManageDisplays(context.viewer), MAY_NOT_MANAGE);
  await context.database.writeTogether(async writer => {
    // Two who set it do so one after the other.
    await writer.row(sql`lock table display_message in share row exclusive mode`);
    const before = await writer.row<{ text: string }>(sql`select text from display_message`);
    await writer.row(
      sql`with shown as (update display set version = version + 1)
          insert into display_message (text) values (${text}) on conflict (id) do update set text = excluded.text`,
    );
    await recordChange(writer, authorOf(context), messageHistory, {
      of: {},
      before: { text: before?.text || null },
      after: { text: text || null },
    });
  });
  return text;
}

/** Rows are added one after the other, so that calls at the same moment do not pass the limit together (decision 181). */
async function demandRoom(
  writer: Writer,
  { among, most, refusal }: { readonly among: Sql; readonly most: number; readonly refusal: AppError },
): Promise<void> {
  await writer.row(sql`select pg_advisory_xact_lock(hashtextextended(${among.sql}, 0))`);
  const stored = await writer.row<{ count: number }>(sql`select count(*)::integer as count from ${among}`);
  if ((stored?.count ?? 0) >= most) throw refusal;
}
