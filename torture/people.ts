import { createHash, randomBytes } from 'node:crypto';
import type { StoreReader } from './store.ts';

/** The session tokens of an admin and of office staff. Only office staff may set Updated?. */
export interface SessionTokens {
  readonly admin: string;
  readonly office: string;
}

const ADMIN = 5;
const OFFICE_STAFF = 4;

/** Creates two people with sessions. */
export async function createTwoSessions(store: StoreReader, name: string): Promise<SessionTokens> {
  return {
    admin: await createSession(store, `${name} Admin`, ADMIN),
    office: await createSession(store, `${name} Office`, OFFICE_STAFF),
  };
}

/** Returns the ids of the first two employees of the store. */
export async function listFirstTwoEmployees(store: StoreReader): Promise<number[]> {
  const people = await store.rows<{ id: number }>('select id from employee order by id limit 2');
  return people.map(({ id }) => id);
}

async function createSession(store: StoreReader, name: string, position: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const email = `${name.replaceAll(' ', '.')}@store.example`;
  await store.rows(
    `with person as (insert into employee (name, email, position) values ($1, $2, $3) returning id)
     insert into session (token_hash, employee_id, created_at, last_used_at, expires_at)
     select $4, id, now(), now(), now() + interval '1 day' from person`,
    [name, email, position, createHash('sha256').update(token).digest()],
  );
  return token;
}
