import { createHash, randomBytes, randomInt } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Context, Services } from '../../platform/context.ts';
import { FailedAttempts, tooManyAttemptsError } from '../../platform/database/failedAttempts.ts';
import type { Writer } from '../../platform/database/writer.ts';
import { AppError, conflict, notFound } from '../../platform/errors.ts';
import { getHistoryAuthor, recordChange } from '../../platform/history/history.ts';
import { requireAbility } from '../../platform/viewer/policy.ts';
import { createPairingCode } from '../../rules/displays/pairingCode.ts';
import { displayHistory, messageHistory } from './display.history.ts';
import type { DisplayForm } from './display.input.ts';
import { canManageDisplays } from './display.policy.ts';
import { CANNOT_MANAGE_DISPLAYS_MESSAGE, displayNotFound } from './display.query.ts';

/** Lifetime of pairing letters, and the maximum number of devices that show letters at the same time. */
const LETTERS_LIFETIME_MS = 10 * 60_000;
const MAX_PAIRING_DEVICES = 2_000;
const TOO_MANY_PAIRING_ERROR = new AppError(
  'TOO_MANY_REQUESTS',
  'Too many devices are waiting to be paired. Try again in a few minutes.',
);

const MAX_DISPLAYS = 50;
const TOO_MANY_DISPLAYS_ERROR = conflict(
  `There are already ${MAX_DISPLAYS} displays. Remove one that is no longer used, then try again.`,
);

/** The letters that a device shows, and the token that becomes valid when a manager types them. */
export interface PairingLetters {
  readonly letters: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Creates letters for a device that is to become a display (display.md, Pairing).
 * @throws TOO_MANY_REQUESTS
 */
export async function createPairingLetters(services: Services): Promise<PairingLetters> {
  const { database, clock } = services;
  const token = createDisplayToken();
  const letters = createPairingCode(below => randomInt(below));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LETTERS_LIFETIME_MS);
  const inserted = await database.writeInTransaction(async writer => {
    const activeLettersSql = sql`display_letters where expires_at > ${now}`;
    await assertBelowLimit(writer, {
      tableSql: activeLettersSql,
      max: MAX_PAIRING_DEVICES,
      error: TOO_MANY_PAIRING_ERROR,
    });
    return writer.row(
      sql`with expired as (delete from display_letters where expires_at <= ${now} and letters <> ${letters})
          insert into display_letters values (${letters}, ${hashDisplayToken(token)}, ${expiresAt})
          on conflict (letters) do nothing returning letters`,
    );
  });
  // Another device already shows the same letters. The probability is one in 64 million for each device.
  return inserted ? { letters, token, expiresAt } : createPairingLetters(services);
}

/**
 * Turns the device that shows these letters into a display. Letters work only once.
 * @returns the id of the display
 * @throws FORBIDDEN, NOT_FOUND for letters that no device shows, TOO_MANY_REQUESTS after ten wrong letters,
 * CONFLICT beyond the maximum number of displays
 */
export async function pairDisplay(context: Context, letters: string, form: DisplayForm): Promise<number> {
  const { database, clock, viewer } = context;
  requireAbility(canManageDisplays(viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  const failedGuesses = new FailedAttempts(database, {
    action: 'letters-typed',
    maxFailures: 10,
    seconds: 60,
  });
  const guesserKey = String(viewer.employeeId);
  const waitSeconds = await failedGuesses.startAttempt(guesserKey);
  if (waitSeconds > 0) throw tooManyAttemptsError(waitSeconds);
  const now = clock.now();
  const display = await database.writeInTransaction(async writer => {
    await assertBelowLimit(writer, {
      tableSql: sql`display`,
      max: MAX_DISPLAYS,
      error: TOO_MANY_DISPLAYS_ERROR,
    });
    const inserted = await writer.row<{ id: number }>(
      sql`with used_letters as (delete from display_letters where letters = ${letters} and expires_at > ${now} returning token_hash)
          insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
          select ${form.name}, token_hash, ${form.boards}, ${form.seconds}, ${form.theme}, ${form.showsGross}, ${form.hasSound},
            ${viewer.employeeId}, ${now}
          from used_letters returning id`,
    );
    if (!inserted)
      throw notFound(
        'No display shows this code now. Check the screen again. The code changes every 10 minutes.',
      );
    await recordDisplay(writer, context, { before: null, after: form });
    return inserted;
  });
  await failedGuesses.recordSuccess(guesserKey);
  return display.id;
}

/**
 * Changes the form fields of a display. The display shows the change within seconds.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function changeDisplay(context: Context, id: number, form: DisplayForm): Promise<void> {
  requireAbility(canManageDisplays(context.viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  await context.database.writeInTransaction(async writer => {
    const before = await writer.row<DisplayForm>(
      sql`select ${FORM_FIELDS_SQL} from display where id = ${id} for update`,
    );
    if (!before) throw displayNotFound();
    await writer.row(
      sql`update display set name = ${form.name}, boards = ${form.boards}, seconds = ${form.seconds}, theme = ${form.theme},
            shows_gross = ${form.showsGross}, has_sound = ${form.hasSound}, version = version + 1
          where id = ${id}`,
    );
    await recordDisplay(writer, context, { before, after: form });
  });
}

/**
 * Removes a display. Its token is invalid from the next request on.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function removeDisplay(context: Context, id: number): Promise<void> {
  requireAbility(canManageDisplays(context.viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  await context.database.writeInTransaction(async writer => {
    const before = await writer.row<DisplayForm>(
      sql`delete from display where id = ${id} returning ${FORM_FIELDS_SQL}`,
    );
    if (!before) throw displayNotFound();
    await recordDisplay(writer, context, { before, after: null });
  });
}

const FORM_FIELDS_SQL = sql`name, boards, seconds, theme, shows_gross as "showsGross", has_sound as "hasSound"`;

const recordDisplay = (
  writer: Writer,
  context: Context,
  { before, after }: { readonly before: DisplayForm | null; readonly after: DisplayForm | null },
): Promise<void> =>
  recordChange(writer, getHistoryAuthor(context), displayHistory, {
    subject: { name: (after ?? before)?.name ?? '' },
    before,
    after,
  });

/**
 * Sets the message of all displays. A blank text removes the message.
 * @throws FORBIDDEN
 */
export async function setDisplayMessage(context: Context, text: string): Promise<string> {
  requireAbility(canManageDisplays(context.viewer), CANNOT_MANAGE_DISPLAYS_MESSAGE);
  await context.database.writeInTransaction(async writer => {
    // The lock runs concurrent changes one after another.
    await writer.row(sql`lock table display_message in share row exclusive mode`);
    const before = await writer.row<{ text: string }>(sql`select text from display_message`);
    await writer.row(
      sql`with refreshed as (update display set version = version + 1)
          insert into display_message (text) values (${text}) on conflict (id) do update set text = excluded.text`,
    );
    await recordChange(writer, getHistoryAuthor(context), messageHistory, {
      subject: {},
      before: { text: before?.text || null },
      after: { text: text || null },
    });
  });
  return text;
}

/**
 * Throws `error` when the table has reached its maximum number of rows. The lock runs inserts one after
 * another, so that concurrent calls cannot exceed the limit together (docs/adr/graphql-limits.md). Counts in
 * a second statement: the snapshot of a single statement would be older than the lock.
 */
async function assertBelowLimit(
  writer: Writer,
  { tableSql, max, error }: { readonly tableSql: Sql; readonly max: number; readonly error: AppError },
): Promise<void> {
  await writer.row(sql`select pg_advisory_xact_lock(hashtextextended(${tableSql.sql}, 0))`);
  const countRow = await writer.row<{ count: number }>(
    sql`select count(*)::integer as count from ${tableSql}`,
  );
  if ((countRow?.count ?? 0) >= max) throw error;
}

/** The prefix of every display token, so that scanners for leaked secrets recognize it. */
const TOKEN_PREFIX = 'sfd_';

/** Creates a token of 256 random bits. */
export const createDisplayToken = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

/** Returns the hash by which the store finds a display token. */
export const hashDisplayToken = (token: string): Buffer => createHash('sha256').update(token).digest();
