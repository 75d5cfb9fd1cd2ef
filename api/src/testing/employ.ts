import type { Position } from '../rules/people/positions.ts';
import type { TestStore } from './testStore.ts';

/** Inserts an employee with an email address that is derived from the name, and therefore unique. */
export async function insertNamedEmployee(
  store: TestStore,
  name: string,
  fields: { readonly position?: Position; readonly isActive?: boolean } = {},
): Promise<{ id: number; email: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@store.example`;
  return { id: await store.employee({ name, email, ...fields }), email };
}
