import pg from 'pg';
import { type Connect, connectAsSuperuser, ensureStore, STORE_NAME, SUPERUSER } from './storeRole.ts';

/**
 * The role that `docker-compose.yml` gives the app, on the server that libpq's variables name: with the password POSTGRES_PASSWORD, which is the
 * superuser's no longer, who comes in by the server's own socket alone.
 */
async function run(password: string): Promise<void> {
  const server = await connectAsSuperuser(connect);
  try {
    await ensureStore(server, connect, password);
    await server.query(
      `alter role ${STORE_NAME} password ${pg.escapeLiteral(password)}; alter role ${SUPERUSER} password null`,
    );
  } finally {
    await server.end();
  }
}

const connect: Connect = async (user, database) => {
  const client = new pg.Client({ user, database });
  await client.connect();
  return client;
};

run(process.env.POSTGRES_PASSWORD ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
