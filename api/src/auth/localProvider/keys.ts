import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ProviderRecords } from './records.ts';

const keysSchema = z.object({
  /** Signs the cookies. */
  cookies: z.string(),
  /** A private JWK that signs the id tokens. */
  signing: z.looseObject({ kty: z.string() }),
});
export type ProviderKeys = z.output<typeof keysSchema>;

/** Loads the keys of the local provider, which all instances share. The first instance creates them. */
export const loadSharedKeys = async (records: ProviderRecords): Promise<ProviderKeys> =>
  keysSchema.parse((await records.getOrCreate('Keys', 'first', () => ({ extra: generateKeys() }))).extra);

function generateKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = 'EC', ...jwk } = privateKey.export({ format: 'jwk' });
  return {
    cookies: randomBytes(32).toString('base64url'),
    signing: { kty, ...jwk, use: 'sig', alg: 'ES256' },
  };
}
