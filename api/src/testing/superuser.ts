import { SUPERUSER } from '../database/storeRole.ts';

/** The address of an embedded database for its superuser, for what a test does to the server: the app's role may not. */
export function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = SUPERUSER;
  return address.href;
}
