import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { PRIVATE_LOG_SETTINGS } from './statementLog.ts';

/** The name of the store's database, and of the app's role that owns it. The role has no superuser rights. */
export const STORE_NAME = 'salesfloor';

/** The superuser of a server that the product runs itself. Earlier builds named it after the store. */
export const SUPERUSER = 'postgres';

/** Opens a connection of a role to a database. */
export type Connect = (role: string, database: string) => Promise<pg.Client>;

/**
 * SQLSTATEs for a role that does not exist. The server returns 28P01 if it requires a password, otherwise
 * 28000.
 */
const MISSING_ROLE_CODES = ['28000', '28P01'];

/** Opens a connection of the superuser, under its current or its earlier name. */
export async function connectAsSuperuser(connect: Connect, database = 'postgres'): Promise<pg.Client> {
  return await connect(SUPERUSER, database).catch(error => {
    if (!MISSING_ROLE_CODES.includes(error.code)) throw error;
    return connect(STORE_NAME, database);
  });
}

/**
 * Ensures that the store's database and its owner role exist. If the superuser owns the store, as in earlier
 * builds, the role becomes the owner of everything, in one transaction. Only one process may do this at a
 * time.
 * @param server a connection of the superuser
 * @param password the password for a new role
 */
export async function ensureStore(server: pg.Client, connect: Connect, password: string): Promise<void> {
  const { rows } = await server.query<{ isOwnedByRole: boolean }>(
    `select not rolsuper as "isOwnedByRole" from pg_database join pg_roles on pg_roles.oid = datdba where datname = $1`,
    [STORE_NAME],
  );
  if (rows[0]?.isOwnedByRole) return;
  if (rows.length === 0) await server.query(`create database ${STORE_NAME}`);
  const store = await connectAsSuperuser(connect, STORE_NAME);
  try {
    await store.query('begin');
    if (store.user === STORE_NAME) await store.query(RENAME_SUPERUSER_SQL);
    await store.query(CREATE_ROLE_SQL);
    await store.query(`alter role ${STORE_NAME} password ${escapeLiteral(password)}`);
    await store.query(CHANGE_OWNER_SQL);
    await store.query('commit');
  } finally {
    await store.end();
  }
}

/**
 * Renames the superuser. A session cannot rename its own role, so a temporary second superuser renames it.
 */
const RENAME_SUPERUSER_SQL = `
  create role ${STORE_NAME}_renaming superuser;
  set local session authorization ${STORE_NAME}_renaming;
  alter role ${STORE_NAME} rename to ${SUPERUSER};
  reset session authorization;
  drop role ${STORE_NAME}_renaming`;

/**
 * Creates the app's role with the rights that a restore and the log settings need. A restore creates a
 * temporary database, writes rows without triggers and disconnects other sessions. The log settings keep
 * values out of the log (docs/adr/databases.md).
 */
const CREATE_ROLE_SQL = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${STORE_NAME}') then
      create role ${STORE_NAME} login;
    end if;
  end $$;
  alter role ${STORE_NAME} createdb;
  grant pg_signal_backend to ${STORE_NAME};
  grant set on parameter session_replication_role, ${Object.keys(PRIVATE_LOG_SETTINGS).join(', ')} to ${STORE_NAME}`;

/**
 * Makes the role the owner of everything in this database that belongs to the superuser. Leaves out objects
 * of initdb (below 16384) and dependent objects, such as indexes and functions of an extension. REASSIGN
 * OWNED does not work for the first superuser.
 */
const CHANGE_OWNER_SQL = `
  do $$
  declare change text;
  begin
    for change in
      select format('alter %s owner to ${STORE_NAME}', what) from (
        select 'pg_class'::regclass as catalog, oid, relowner as owner, 'table ' || oid::regclass as what from pg_class
        union all select 'pg_proc'::regclass, oid, proowner, 'routine ' || oid::regprocedure from pg_proc
        union all select 'pg_type'::regclass, oid, typowner, 'type ' || oid::regtype from pg_type
        union all select 'pg_namespace'::regclass, oid, nspowner, 'schema ' || oid::regnamespace from pg_namespace
          where nspname !~ '^pg_'
      ) as each
      where owner = current_user::regrole and oid >= 16384 and not exists (
        select from pg_depend where classid = catalog and objid = each.oid and deptype in ('a', 'e', 'i')
      )
    loop
      execute change;
    end loop;
  end $$;
  alter database ${STORE_NAME} owner to ${STORE_NAME}`;
