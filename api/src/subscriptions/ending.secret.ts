import { createHmac, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Services } from '../context.ts';

const LINK = /^(?<id>[1-9]\d{0,8})\.(?<signature>[\w-]{43})$/;

/** The end of the link that ends a report without signing in: its id, signed with the store's own key. */
export async function endingOf(services: Services, id: number): Promise<string> {
  return `${id}.${(await signatureOf(services, id)).toString('base64url')}`;
}

/** Which report such a link ends; nothing when it is none of ours. */
export async function endedBy(services: Services, ending: string): Promise<number | undefined> {
  const { id, signature } = LINK.exec(ending)?.groups ?? {};
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  return timingSafeEqual(given, await signatureOf(services, Number(id))) ? Number(id) : undefined;
}

async function signatureOf({ database }: Services, id: number): Promise<Buffer> {
  const stored = await database.row<{ key: Buffer }>(sql`select key from link_key`);
  if (!stored) throw new Error('The store has no key for links.');
  return createHmac('sha256', stored.key).update(`end report ${id}`).digest();
}
