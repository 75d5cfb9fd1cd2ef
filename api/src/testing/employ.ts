import type { Position } from '../rules/people/positions.ts';
import type { TestStore } from './testStore.ts';

/** Someone whose e-mail follows from the name, and differs from the next one's. */
export async function employ(
  store: TestStore,
  name: string,
  given: { readonly position?: Position; readonly isActive?: boolean } = {},
): Promise<{ id: number; email: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@store.example`;
  return { id: await store.employee({ name, email, ...given }), email };
}
