import { createHmac, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../platform/context.ts';
import { id } from '../platform/input/fields.ts';
import { subscriptionForm } from './subscription.input.ts';

const LINK = /^(?<id>[1-9]\d{0,8})\.(?<signature>[\w-]{43})$/;
const UNDO = /^(?<ended>[\w-]{1,2000})\.(?<signature>[\w-]{43})$/;

/** A report that was ended, with what is needed to set it up again. */
const endedReport = subscriptionForm.extend({ id, employeeId: id, setUpBy: id, until: z.number() });
export type EndedReport = z.output<typeof endedReport>;

/** The end of the link that ends a report without signing in: its id, signed with the store's own key. */
export async function endingOf(services: Services, reportId: number): Promise<string> {
  return `${reportId}.${(await signatureOf(services, `end report ${reportId}`)).toString('base64url')}`;
}

/** Which report such a link ends; nothing when it is none of ours. */
export async function endedBy(services: Services, ending: string): Promise<number | undefined> {
  const { id: reportId, signature } = LINK.exec(ending)?.groups ?? {};
  return (await isSigned(services, `end report ${reportId}`, signature)) ? Number(reportId) : undefined;
}

/** The end of the link that sets an ended report up again: the report itself, signed. */
export async function undoLinkOf(services: Services, report: EndedReport): Promise<string> {
  const ended = Buffer.from(JSON.stringify(report)).toString('base64url');
  return `${ended}.${(await signatureOf(services, `undo ${ended}`)).toString('base64url')}`;
}

/** Returns the report that such a link sets up again; nothing when it is not ours or too old. */
export async function undoneBy(services: Services, link: string): Promise<EndedReport | undefined> {
  const { ended = '', signature } = UNDO.exec(link)?.groups ?? {};
  if (!(await isSigned(services, `undo ${ended}`, signature))) return undefined;
  const report = endedReport.parse(JSON.parse(Buffer.from(ended, 'base64url').toString()));
  return report.until > services.clock.now().getTime() ? report : undefined;
}

async function isSigned(services: Services, text: string, signature: string | undefined): Promise<boolean> {
  if (!signature) return false;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), await signatureOf(services, text));
}

async function signatureOf({ database }: Services, text: string): Promise<Buffer> {
  const stored = await database.row<{ key: Buffer }>(sql`select key from link_key`);
  if (!stored) throw new Error('The store has no key for links.');
  return createHmac('sha256', stored.key).update(text).digest();
}
