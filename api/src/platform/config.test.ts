import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from './config.ts';
import { VARIABLES } from './environment.ts';

const guid = '11111111-2222-3333-4444-555555555555';

test('configures a demo store on port 4000 if no environment variable is set', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    directUrl: undefined,
    replica: undefined,
    dataDir: '.data',
    folders: { data: '.data', backups: resolve('.data-backups') },
    demoData: true,
    storeName: 'Salesfloor',
    storeTimeZone: 'America/New_York',
    bootstrapAdminEmail: undefined,
    microsoft: undefined,
    graphUrl: 'http://127.0.0.1:4000/idp',
    isWorker: true,
    session: { idleMinutes: 15, warningSeconds: 120 },
    logLevel: 'warn',
    mail: undefined,
    metrics: undefined,
    trustProxy: 0,
    limits: { screenBudget: 20_000_000, analysisBudget: 2_000_000, failedTries: 120 },
  });
});

test('fills an external database with the demo store only if DEMO_DATA is on', () => {
  const DATABASE_URL = 'postgres://store@db/store';
  expect(readConfig({ DATABASE_URL }).demoData).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true);
  expect(readConfig({ DEMO_DATA: 'off' }).demoData).toBe(false);
});

test('accepts a STORE_NAME of one line with at most 60 characters', () => {
  expect(readConfig({ STORE_NAME: ' Riverside Motors ' }).storeName).toBe('Riverside Motors');
  expect(readConfig({ STORE_NAME: 'R'.repeat(60) }).storeName).toHaveLength(60);
  expect(() => readConfig({ STORE_NAME: 'R'.repeat(61) })).toThrow(
    'STORE_NAME must be at most 60 characters.',
  );
  expect(() => readConfig({ STORE_NAME: 'River\nside' })).toThrow('STORE_NAME must be one line of text.');
});

test('allows a standby to lag by five seconds unless DATABASE_REPLICA_LAG_SECONDS is set', () => {
  const url = 'postgres://a,b/store?target_session_attrs=standby';
  const standby = { DATABASE_URL: 'postgres://store@db/store', DATABASE_REPLICA_URL: url };
  expect(readConfig(standby).replica).toEqual({ url, maxLagSeconds: 5 });
  expect(readConfig({ ...standby, DATABASE_REPLICA_LAG_SECONDS: '0.5' }).replica).toEqual({
    url,
    maxLagSeconds: 0.5,
  });
});

test('looks up people at Microsoft Graph if MICROSOFT_TENANT_ID is set', () => {
  const config = readConfig({ MICROSOFT_TENANT_ID: guid, MICROSOFT_CLIENT_ID: guid, NODE_ENV: 'production' });
  expect(config).toMatchObject({ graphUrl: 'https://graph.microsoft.com', microsoft: { tenantId: guid } });
});

test('backs up an external database only if BACKUP_DIR is set', () => {
  const DATABASE_URL = 'postgres://store@db/store';
  expect(readConfig({ DATABASE_URL }).folders).toEqual({});
  expect(readConfig({ DATABASE_URL, BACKUP_DIR: '/mnt/backups' }).folders).toEqual({
    backups: '/mnt/backups',
  });
});

test('splits BACKUP_S3_URL into server, bucket name and key prefix, also for an external database', () => {
  const server = { endpoint: 'http://127.0.0.1:9000', name: 'store-1' };
  const read = (path: string, more = {}) =>
    readConfig({
      DATABASE_URL: 'postgres://a/b',
      BACKUP_S3_URL: `${server.endpoint}/store-1${path}`,
      ...more,
    }).folders;
  expect(read('')).toEqual({ bucket: { ...server, prefix: '', region: 'us-east-1' } });
  expect(read('/')).toEqual({ bucket: { ...server, prefix: '', region: 'us-east-1' } });
  expect(read('/a/b.c/', { AWS_REGION: 'eu-central-1' })).toEqual({
    bucket: { ...server, prefix: 'a/b.c/', region: 'eu-central-1' },
  });
});

test('reads TRUST_PROXY as a number of proxies or as a list of addresses', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('treats empty variables as unset and removes the trailing slash of PUBLIC_URL', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: 'https://desk.example/' })).toMatchObject({
    port: 4000,
    publicUrl: 'https://desk.example',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a port from 0 to 65535.'],
  [{ PUBLIC_URL: 'desk.example' }, 'PUBLIC_URL must be an http or https URL.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// URL.'],
  [
    { DATABASE_URL: 'postgres://a,b/store?target_session_attrs=standby' },
    'DATABASE_URL must connect to a server that accepts writes: target_session_attrs=read-write.',
  ],
  [
    { DATABASE_URL: 'postgres://a/store?sslmode=required' },
    'DATABASE_URL must have an sslmode of disable, prefer, require, verify-ca, verify-full, no-verify.',
  ],
  [
    { DATABASE_URL: 'postgres://a/store?sslmode=verify-ca' },
    'DATABASE_URL must set sslrootcert to a certificate file for sslmode=verify-ca.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://a/store?target_session_attrs=primary' },
    'DATABASE_REPLICA_URL must connect to a read-only server: target_session_attrs=standby.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://a/store' },
    'DATABASE_REPLICA_URL also needs DATABASE_URL, the URL of the primary server.',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://a/store' },
    'DATABASE_DIRECT_URL also needs DATABASE_URL, the URL of the connection pooler.',
  ],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be on or off.'],
  [{ STORE_TIME_ZONE: 'Mars/Base' }, 'STORE_TIME_ZONE must be an IANA time zone such as America/New_York.'],
  [{ BOOTSTRAP_ADMIN_EMAIL: 'boss' }, 'BOOTSTRAP_ADMIN_EMAIL must be an email address.'],
  [
    { MICROSOFT_TENANT_ID: 'contoso.com', MICROSOFT_CLIENT_ID: guid },
    'MICROSOFT_TENANT_ID must be an id such as 00000000-0000-0000-0000-000000000000.',
  ],
  [{ MICROSOFT_TENANT_ID: guid }, 'Set both MICROSOFT_TENANT_ID and MICROSOFT_CLIENT_ID, or neither.'],
  [
    { NODE_ENV: 'production' },
    'In production, set MICROSOFT_TENANT_ID, or set LOCAL_SIGN_IN=on to let anyone sign in as a demo person.',
  ],
  [
    { TRUST_PROXY: 'yes' },
    'TRUST_PROXY must be a number of proxies, or their addresses separated by commas.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/99' },
    'TRUST_PROXY must be a number of proxies, or their addresses separated by commas.',
  ],
  [
    { SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' },
    'SMTP_URL must be a URL such as smtps://user:password@mail.example:465.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Store <nobody>' },
    'MAIL_FROM must be an email address, or a name and the address in <>.',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'Set both SMTP_URL and MAIL_FROM, or neither.'],
  ...[
    's3://bucket',
    'https://s3.example',
    'https://id:secret@s3.example/bucket',
    'https://s3.example/bucket?a=b',
  ].map((BACKUP_S3_URL): [NodeJS.ProcessEnv, string] => [
    { BACKUP_S3_URL },
    'BACKUP_S3_URL must be a URL without keys, such as https://s3.eu-central-1.amazonaws.com/bucket/prefix.',
  ]),
  [{ AWS_ACCESS_KEY_ID: 'id' }, 'Set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither.'],
  [{ QUERY_BUDGET: '0' }, 'QUERY_BUDGET must be a whole number above 0.'],
  [{ FAILED_TRIES: '1.5' }, 'FAILED_TRIES must be a whole number above 0.'],
  [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES must be a number above 0.'],
  [{ SESSION_IDLE_MINUTES: '2' }, 'SESSION_WARNING_SECONDS must be shorter than SESSION_IDLE_MINUTES.'],
])('rejects %j with a message that names the variable', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('accepts production without Microsoft sign-in if LOCAL_SIGN_IN is on', () => {
  expect(readConfig({ NODE_ENV: 'production', LOCAL_SIGN_IN: 'on' }).microsoft).toBeUndefined();
});

test('logs requests in production unless LOG_LEVEL is set', () => {
  const production = { NODE_ENV: 'production', LOCAL_SIGN_IN: 'on' };
  expect(readConfig(production).logLevel).toBe('info');
  expect(readConfig({ ...production, LOG_LEVEL: 'error' }).logLevel).toBe('error');
});

test('serves metrics only to this machine unless METRICS_HOST is set', () => {
  expect(readConfig({ METRICS_PORT: '9400' }).metrics).toEqual({ host: '127.0.0.1', port: 9400 });
  const config = readConfig({ METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' });
  expect(config.metrics).toEqual({ host: '0.0.0.0', port: 9400 });
});

describe('documentation of the environment variables', () => {
  const read = (file: string) => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');

  test('lists each variable in .env.example, which remains valid when every line is uncommented', async () => {
    const example = parseEnv((await read('.env.example')).replaceAll(/^#(?=[A-Z])/gm, ''));
    expect(Object.keys(example).sort()).toEqual([...VARIABLES].sort());
    expect(() => readConfig(example)).not.toThrow();
  });

  test('lists each variable in OPERATIONS.md', async () => {
    const operations = await read('docs/OPERATIONS.md');
    expect(VARIABLES.filter(name => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  test('passes each variable to the containers, except the variables of the embedded database', async () => {
    const compose = await read('docker-compose.yml');
    const embedded = ['DATA_DIR', 'PORT'];
    expect(VARIABLES.filter(name => !compose.includes(`${name}:`) && !embedded.includes(name))).toEqual([]);
  });
});
