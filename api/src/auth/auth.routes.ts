import { call, publicCall } from '../rest/call.ts';
import { endSession } from '../sessions/session.service.ts';
import { isSignedIn } from '../viewer/policy.ts';
import { loginBody, sessionShape, signInSettingsShape, userShape } from './auth.rest.ts';
import { signIn } from './signIn.service.ts';
import { signInSettings } from './signInSettings.ts';

/** `/auth` of rest.md, for those who are not signed in yet. */
export const publicAuthCalls = [
  publicCall({
    method: 'GET',
    path: '/auth/settings',
    summary: 'What a browser needs before anyone has signed in.',
    answer: signInSettingsShape,
    run: ({ config }) => signInSettings(config),
  }),

  publicCall({
    method: 'POST',
    path: '/auth/microsoft-login',
    summary: 'Signs in whoever holds this access token of Microsoft.',
    body: loginBody,
    answer: sessionShape,
    refusals: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
    run: async ({ services, config, noteAccess }, { body }) => {
      const { user, token } = await signIn(services, config, body.accessToken, noteAccess);
      return { ...user, token };
    },
  }),
];

/** `/auth` of rest.md, for the signed-in. */
export const authCalls = [
  call({
    method: 'GET',
    path: '/auth/verify',
    summary: 'The signed-in person.',
    right: isSignedIn,
    answer: userShape,
    run: ({ viewer: { employeeId: id, name, email, position, team } }) => ({
      id,
      name,
      email,
      position,
      team,
    }),
  }),

  call({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session: its token is dead.',
    right: isSignedIn,
    run: context => endSession(context, context.viewer.sessionId),
  }),
];
