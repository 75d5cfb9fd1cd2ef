import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embeddedPostgres/embedded.ts';
import { asSuperuser } from '../../testing/superuser.ts';
import { onConnection } from '../connection.ts';
import { Database } from '../database.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? describe : describe.skip)('sslmode, as libpq reads it, if this machine has openssl', () => {
  let folder: string;
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salesfloor-ssl-'));
    server = await startEmbeddedPostgres({ dataDir: join(folder, 'store'), log: () => {}, durable: false });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const fileOf = (host: string, kind: 'crt' | 'key') => join(folder, `${host}.${kind}`);

  /** When the server read its settings, as a new connection sees it. */
  const loadedAt = () =>
    onConnection(
      server.url,
      'test',
      async client => (await client.query('select pg_conf_load_time()::text as at')).rows[0].at,
    );

  /** The server shows a certificate for that host, which nobody but itself has signed. */
  async function certify(host: string): Promise<void> {
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host} -keyout ${fileOf(host, 'key')} -out ${fileOf(host, 'crt')}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    const before = await loadedAt();
    await onConnection(asSuperuser(server.url), 'test', async client => {
      for (const kind of ['crt', 'key'] as const) {
        const lines = `select unnest(string_to_array('${await readFile(fileOf(host, kind), 'utf8')}', e'\\n'))`;
        // By the server itself, whose files they have to be.
        await client.query(`copy (${lines}) to program 'umask 077 && cat > server.${kind}'`);
      }
      await client.query(`alter system set ssl_cert_file = 'server.crt'`);
      await client.query('alter system set ssl = on');
      await client.query('select pg_reload_conf()');
    });
    while ((await loadedAt()) === before) await sleep(10);
  }

  /** Of two servers, of which the first does not answer. */
  function open(settings: string): Promise<Database> {
    const { username, password, port, pathname } = new URL(server.url);
    const hosts = `localhost:1,localhost:${port}`;
    return Database.open(`postgres://${username}:${password}@${hosts}${pathname}?${settings}`, []);
  }

  async function isEncrypted(settings: string): Promise<boolean | undefined> {
    const database = await open(settings);
    try {
      const ssl = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
      return (await database.row<{ ssl: boolean }>(ssl))?.ssl;
    } finally {
      await database.close();
    }
  }

  it('asks for no more than it says of a server whose certificate is for another host', async () => {
    await certify('db.store.example');
    const root = `sslrootcert=${fileOf('db.store.example', 'crt')}`;
    expect(await isEncrypted('sslmode=disable')).toBe(false);
    expect(await isEncrypted('sslmode=require')).toBe(true);
    expect(await isEncrypted(`sslmode=verify-ca&${root}`)).toBe(true);
    await expect(isEncrypted(`sslmode=verify-full&${root}`)).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  it('verify-full wants a certificate for the host, signed by whom it knows', async () => {
    await certify('localhost');
    await expect(isEncrypted('sslmode=verify-full')).rejects.toThrow();
    expect(await isEncrypted(`sslmode=verify-full&sslrootcert=${fileOf('localhost', 'crt')}`)).toBe(true);
    const other = fileOf('db.store.example', 'crt');
    await expect(isEncrypted(`sslmode=require&sslrootcert=${other}`)).rejects.toThrow();
  });

  it('a certificate that is good no more is an absent database, in a sentence', async () => {
    const database = await open(`sslmode=verify-full&sslrootcert=${fileOf('localhost', 'crt')}`);
    await certify('db.store.example');
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()';
    await onConnection(server.url, 'test', client => client.query(others));
    for (let tries = 0; tries < 2; tries++) {
      await expect(database.row('select')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    await database.close();
  });
});
