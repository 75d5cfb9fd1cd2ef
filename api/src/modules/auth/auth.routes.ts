import { defineCall, definePublicCall } from '../../platform/rest/restCall.ts';
import { isSignedIn } from '../../platform/viewer/policy.ts';
import { endSession } from '../sessions/session.service.ts';
import { loginBody, sessionShape, signInSettingsShape, userShape } from './auth.rest.ts';
import { signIn } from './signIn.service.ts';
import { buildSignInSettings } from './signInSettings.ts';

/** The public REST calls of `/auth` (rest.md). */
export const publicAuthCalls = [
  definePublicCall({
    method: 'GET',
    path: '/auth/settings',
    summary: 'Returns the settings that a browser needs before a user signs in.',
    response: signInSettingsShape,
    run: ({ config }) => buildSignInSettings(config),
  }),

  definePublicCall({
    method: 'POST',
    path: '/auth/microsoft-login',
    summary: 'Signs in the owner of a Microsoft access token.',
    body: loginBody,
    response: sessionShape,
    errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
    run: async ({ services, config, attachAccess }, { body }) => {
      const { user, token } = await signIn(services, config, body.accessToken, attachAccess);
      return { ...user, token };
    },
  }),
];

/** The REST calls of `/auth` for people who are signed in (rest.md). */
export const authCalls = [
  defineCall({
    method: 'GET',
    path: '/auth/verify',
    summary: 'Returns the signed-in person.',
    right: isSignedIn,
    response: userShape,
    run: ({ viewer: { employeeId: id, name, email, position, team } }) => ({
      id,
      name,
      email,
      position,
      team,
    }),
  }),

  defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session and invalidates its token.',
    right: isSignedIn,
    run: context => endSession(context, context.viewer.sessionId),
  }),
];
