import { readConfig } from '../../platform/config.ts';
import { buildSignInSettings } from './signInSettings.ts';

const TENANT = '11111111-2222-3333-4444-555555555555';
const APP = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee';

test('returns the authority of Microsoft if a tenant is configured', () => {
  const config = readConfig({ MICROSOFT_TENANT_ID: TENANT, MICROSOFT_CLIENT_ID: APP });
  expect(buildSignInSettings(config)).toMatchObject({
    provider: 'microsoft',
    clientId: APP,
    authority: `https://login.microsoftonline.com/${TENANT}`,
    knownAuthorities: [],
    authorityMetadata: null,
    protocolMode: 'AAD',
  });
});

test('returns the session limits of the configuration', () => {
  const config = readConfig({ SESSION_IDLE_MINUTES: '360', SESSION_WARNING_SECONDS: '900' });
  expect(buildSignInSettings(config)).toMatchObject({ idleMinutes: 360, warningSeconds: 900 });
});
