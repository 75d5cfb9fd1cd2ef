import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** What a proxy may name instead of an address, cut to this length. */
const LONGEST_ADDRESS = 100;

/** Where a call comes from. A /64 is one household, so it counts as one address. An IPv4 address written as IPv6 counts as IPv4. */
export function addressOf({ ip = '' }: Pick<Request, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, LONGEST_ADDRESS);
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  if (address.range() === 'loopback') return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}
