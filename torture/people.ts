import { createHash, randomBytes } from 'node:crypto';
import type { Reader } from './store.ts';

/** The tokens of two people: an admin, and office staff, who alone tick Updated?. */
export interface Tokens {
  readonly admin: string;
  readonly office: string;
}

const ADMIN = 5;
const OFFICE_STAFF = 4;

/** Lets two new people in. */
export async function signInTwo(store: Reader, name: string): Promise<Tokens> {
  return {
    admin: await signIn(store, `${name} Admin`, ADMIN),
    office: await signIn(store, `${name} Office`, OFFICE_STAFF),
  };
}

/** The first two people of the store. */
export async function firstTwo(store: Reader): Promise<number[]> {
  const people = await store.rows<{ id: number }>('select id from employee order by id limit 2');
  return people.map(({ id }) => id);
}

async function signIn(store: Reader, name: string, position: number): Promise<string> {
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
