import { createHmac, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../../../platform/context.ts';
import { id } from '../../../platform/input/fields.ts';
import { subscriptionForm } from '../reportSubscription.input.ts';

const UNSUBSCRIBE_TOKEN_PATTERN = /^(?<id>[1-9]\d{0,8})\.(?<signature>[\w-]{43})$/;
const UNDO_TOKEN_PATTERN = /^(?<ended>[\w-]{1,2000})\.(?<signature>[\w-]{43})$/;

/** Parses an ended report with all data that is needed to restore it. */
const endedReportSchema = subscriptionForm.extend({ id, employeeId: id, setUpBy: id, until: z.number() });
export type EndedReport = z.output<typeof endedReportSchema>;

/**
 * Creates the signed token of the link that ends a report without a sign-in. The store's link key signs the
 * report's id.
 */
export async function createUnsubscribeToken(services: Services, reportId: number): Promise<string> {
  return `${reportId}.${(await sign(services, `end report ${reportId}`)).toString('base64url')}`;
}

/** Returns the id of the report that the token ends; undefined if the signature is invalid. */
export async function verifyUnsubscribeToken(services: Services, token: string): Promise<number | undefined> {
  const { id: reportId, signature } = UNSUBSCRIBE_TOKEN_PATTERN.exec(token)?.groups ?? {};
  return (await isSignatureValid(services, `end report ${reportId}`, signature))
    ? Number(reportId)
    : undefined;
}

/** Creates the signed token of the link that restores an ended report. The token contains the report. */
export async function createUndoToken(services: Services, report: EndedReport): Promise<string> {
  const ended = Buffer.from(JSON.stringify(report)).toString('base64url');
  return `${ended}.${(await sign(services, `undo ${ended}`)).toString('base64url')}`;
}

/**
 * Returns the report that the token restores; undefined if the signature is invalid or the token has expired.
 */
export async function verifyUndoToken(services: Services, token: string): Promise<EndedReport | undefined> {
  const { ended = '', signature } = UNDO_TOKEN_PATTERN.exec(token)?.groups ?? {};
  if (!(await isSignatureValid(services, `undo ${ended}`, signature))) return undefined;
  const report = endedReportSchema.parse(JSON.parse(Buffer.from(ended, 'base64url').toString()));
  return report.until > services.clock.now().getTime() ? report : undefined;
}

async function isSignatureValid(
  services: Services,
  text: string,
  signature: string | undefined,
): Promise<boolean> {
  if (!signature) return false;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(services, text));
}

async function sign({ database }: Services, text: string): Promise<Buffer> {
  const keyRow = await database.row<{ key: Buffer }>(sql`select key from link_key`);
  if (!keyRow) throw new Error('The store has no signing key for the links in emails.');
  return createHmac('sha256', keyRow.key).update(text).digest();
}
