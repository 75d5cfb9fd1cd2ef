import { z } from 'zod';
import { bodySchema } from '../../platform/input/fields.ts';
import { idResponse, positionResponse, teamResponse } from '../../platform/rest/responseFields.ts';

/** Parses the body of `POST /auth/microsoft-login`. */
export const loginBody = bodySchema({ accessToken: z.string('must be an access token') });

const userFields = {
  id: idResponse,
  name: z.string(),
  email: z.string(),
  position: positionResponse,
  team: teamResponse,
};

/** The REST type "Current user" (rest.md). */
export const userShape = z
  .object(userFields)
  .meta({ id: 'User', description: 'The signed-in person. All fields are current at the time of the call.' });

/** The user, with the token for further calls. */
export const sessionShape = z.object({ ...userFields, token: z.string() }).meta({
  id: 'Session',
  description: 'The signed-in person and the token to send as `Authorization: Bearer <token>`.',
});

/** The settings that a browser needs before a sign-in. */
export const signInSettingsShape = z
  .object({
    provider: z.enum(['microsoft', 'local']),
    clientId: z.string(),
    authority: z.string(),
    knownAuthorities: z.array(z.string()).readonly(),
    authorityMetadata: z.string().nullable(),
    protocolMode: z.enum(['AAD', 'OIDC']),
    scopes: z.array(z.string()).readonly(),
    idleMinutes: z.number(),
    warningSeconds: z.number(),
    storeName: z.string(),
    storeTimeZone: z.string(),
  })
  .meta({
    id: 'SignInSettings',
    description: 'The sign-in provider’s settings and the session limits.',
  });
