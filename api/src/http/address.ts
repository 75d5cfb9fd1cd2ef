import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Maximum length of an address. A proxy may send any text instead of an address. */
const MAX_ADDRESS_LENGTH = 100;

/**
 * Returns the client's address. A /64 of IPv6 is one household and counts as one address; IPv4 written as
 * IPv6 counts as IPv4.
 */
export function getClientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, MAX_ADDRESS_LENGTH);
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  if (address.range() === 'loopback') return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
