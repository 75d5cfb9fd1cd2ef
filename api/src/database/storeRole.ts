import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { LOGS_NO_VALUES } from './statementLog.ts';

/** The store's database, and the role that owns it: the app's own, without the rights of a superuser. */
export const STORE_NAME = 'salesfloor';

/** The superuser of a server that the product runs itself. Builds of before called it as the store. */
export const SUPERUSER = 'postgres';

/** Opens a connection of a role to a database. */
export type Connect = (role: string, database: string) => Promise<pg.Client>;

/** SQLSTATE of a role that does not exist, the second one where a password is asked for. */
const REFUSED_ROLE = ['28000', '28P01'];

/** A connection of the superuser, whoever made the server. */
export async function connectAsSuperuser(connect: Connect, database = 'postgres'): Promise<pg.Client> {
  return await connect(SUPERUSER, database).catch(error => {
    if (!REFUSED_ROLE.includes(error.code)) throw error;
    return connect(STORE_NAME, database);
  });
}

/**
 * Makes sure of the store's database and of the role that owns it. A store whose owner is the superuser, of a build before,
 * changes hands, whole or not at all. Only one process may do so at a time.
 * @param server a connection of the superuser
 * @param password of a role that is made by this
 */
export async function ensureStore(server: pg.Client, connect: Connect, password: string): Promise<void> {
  const { rows } = await server.query<{ isItsOwn: boolean }>(
    `select not rolsuper as "isItsOwn" from pg_database join pg_roles on pg_roles.oid = datdba where datname = $1`,
    [STORE_NAME],
  );
  if (rows[0]?.isItsOwn) return;
  if (rows.length === 0) await server.query(`create database ${STORE_NAME}`);
  const store = await connectAsSuperuser(connect, STORE_NAME);
  try {
    await store.query('begin');
    if (store.user === STORE_NAME) await store.query(FREE_THE_NAME);
    await store.query(MAKE_ROLE);
    await store.query(`alter role ${STORE_NAME} password ${escapeLiteral(password)}`);
    await store.query(HAND_OVER);
    await store.query('commit');
  } finally {
    await store.end();
  }
}

/** Nobody can rename whom their session is of, so another superuser does it, who is gone afterwards. */
const FREE_THE_NAME = `
  create role ${STORE_NAME}_renaming superuser;
  set local session authorization ${STORE_NAME}_renaming;
  alter role ${STORE_NAME} rename to ${SUPERUSER};
  reset session authorization;
  drop role ${STORE_NAME}_renaming`;

/**
 * What it needs besides: for a restore a database aside, rows without triggers and the end of whatever works on a database that
 * goes; for what is said, a log without values (decision 101).
 */
const MAKE_ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${STORE_NAME}') then
      create role ${STORE_NAME} login;
    end if;
  end $$;
  alter role ${STORE_NAME} createdb;
  grant pg_signal_backend to ${STORE_NAME};
  grant set on parameter session_replication_role, ${Object.keys(LOGS_NO_VALUES).join(', ')} to ${STORE_NAME}`;

/**
 * Everything of the superuser's in this database that initdb has not made (below 16384) and that is nobody else's part, as an index
 * or an extension's function is. REASSIGN OWNED refuses it for the first superuser.
 */
const HAND_OVER = `
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
