import pg from 'pg';
import { type Connect, connectAsSuperuser, ensureStore, STORE_NAME, SUPERUSER } from './storeRole.ts';

/**
 * Sets up the app's role for `docker-compose.yml`, on the server that libpq's variables name. The role gets
 * the password POSTGRES_PASSWORD. The superuser loses its password and can only connect through the server's
 * own socket.
 */
async function setUpRole(password: string): Promise<void> {
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

setUpRole(process.env.POSTGRES_PASSWORD ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
