import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toSuperuserUrl } from '../../../testing/postgres/superuser.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embeddedPostgres/embeddedPostgres.ts';
import { Database } from '../database.ts';
import { withConnection } from './connection.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(hasOpenssl ? describe : describe.skip)('sslmode with the meaning of libpq, if openssl is installed', () => {
  let folder: string;
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salesfloor-ssl-'));
    server = await startEmbeddedPostgres({ dataDir: join(folder, 'store'), log: () => {}, isDurable: false });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const getFile = (host: string, kind: 'crt' | 'key') => join(folder, `${host}.${kind}`);

  /** Returns the time at which the server last loaded its settings, as a new connection sees it. */
  const readLoadTime = () =>
    withConnection(
      server.url,
      'test',
      async client => (await client.query('select pg_conf_load_time()::text as at')).rows[0].at,
    );

  /** Installs a self-signed certificate for a host on the server. */
  async function installCertificate(host: string): Promise<void> {
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host} -keyout ${getFile(host, 'key')} -out ${getFile(host, 'crt')}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    const before = await readLoadTime();
    await withConnection(toSuperuserUrl(server.url), 'test', async client => {
      for (const kind of ['crt', 'key'] as const) {
        const lines = `select unnest(string_to_array('${await readFile(getFile(host, kind), 'utf8')}', e'\\n'))`;
        // The server itself writes the files, because it must own them.
        await client.query(`copy (${lines}) to program 'umask 077 && cat > server.${kind}'`);
      }
      await client.query(`alter system set ssl_cert_file = 'server.crt'`);
      await client.query('alter system set ssl = on');
      await client.query('select pg_reload_conf()');
    });
    while ((await readLoadTime()) === before) await sleep(10);
  }

  /** Opens a database with two servers, of which the first does not respond. */
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

  it('accepts a certificate for another host unless sslmode is verify-full', async () => {
    await installCertificate('db.store.example');
    const root = `sslrootcert=${getFile('db.store.example', 'crt')}`;
    expect(await isEncrypted('sslmode=disable')).toBe(false);
    expect(await isEncrypted('sslmode=require')).toBe(true);
    expect(await isEncrypted(`sslmode=verify-ca&${root}`)).toBe(true);
    await expect(isEncrypted(`sslmode=verify-full&${root}`)).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  it('accepts only a trusted certificate for the host with sslmode=verify-full', async () => {
    await installCertificate('localhost');
    await expect(isEncrypted('sslmode=verify-full')).rejects.toThrow();
    expect(await isEncrypted(`sslmode=verify-full&sslrootcert=${getFile('localhost', 'crt')}`)).toBe(true);
    const other = getFile('db.store.example', 'crt');
    await expect(isEncrypted(`sslmode=require&sslrootcert=${other}`)).rejects.toThrow();
  });

  it('reports an invalid certificate as an unavailable database', async () => {
    const database = await open(`sslmode=verify-full&sslrootcert=${getFile('localhost', 'crt')}`);
    await installCertificate('db.store.example');
    const terminateOthersSql =
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()';
    await withConnection(server.url, 'test', client => client.query(terminateOthersSql));
    for (let tries = 0; tries < 2; tries++) {
      await expect(database.row('select')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    await database.close();
  });
});
