import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Records } from './records.ts';

const keys = z.object({
  /** Signs the cookies. */
  cookies: z.string(),
  /** Signs the id tokens: a private JWK. */
  signing: z.looseObject({ kty: z.string() }),
});
export type Keys = z.output<typeof keys>;

/** The keys of the local provider, the same at all instances: whichever starts first makes them. */
export const sharedKeys = async (records: Records): Promise<Keys> =>
  keys.parse((await records.shared('Keys', 'first', () => ({ extra: newKeys() }))).extra);

function newKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = 'EC', ...jwk } = privateKey.export({ format: 'jwk' });
  return {
    cookies: randomBytes(32).toString('base64url'),
    signing: { kty, ...jwk, use: 'sig', alg: 'ES256' },
  };
}
