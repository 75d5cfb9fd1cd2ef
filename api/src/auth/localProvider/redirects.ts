const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Checks whether the provider may redirect people, and their codes, to this address. It allows all pages of
 * the app. If the app runs on this machine, it allows all ports of it, such as that of the development
 * server.
 */
export function isRedirectAllowed(publicUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const app = new URL(publicUrl);
  const requested = new URL(address);
  const isSameMachine = LOOPBACK.has(app.hostname) && LOOPBACK.has(requested.hostname);
  return requested.origin === app.origin || (isSameMachine && requested.protocol === 'http:');
}
