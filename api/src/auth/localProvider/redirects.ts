const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the provider may send people, and their codes, to this address: any page of the app, and, when the app
 * runs on this machine, any port of it, such as the development server's.
 */
export function isRedirectAllowed(publicUrl: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const ours = new URL(publicUrl);
  const requested = new URL(address);
  const isSameMachine = LOOPBACK.has(ours.hostname) && LOOPBACK.has(requested.hostname);
  return requested.origin === ours.origin || (isSameMachine && requested.protocol === 'http:');
}
