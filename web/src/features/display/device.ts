import { readStored, writeStored } from '../../lib/browserStorage';

/** What makes this device a display: its token, and the letters that it shows until someone types them. */
export type Device = { token: string; letters: string };

const KEY = 'displayDevice';

/** Undefined for a device that has shown no letters yet, or may not remember anything. */
export function readDevice(): Device | undefined {
  try {
    const { token, letters } = JSON.parse(readStored(KEY) ?? '{}');
    return typeof token === 'string' && typeof letters === 'string' ? { token, letters } : undefined;
  } catch {
    return undefined;
  }
}

/** A device that may remember nothing is paired again after each start. */
export function storeDevice(device: Device): void {
  try {
    writeStored(KEY, JSON.stringify(device));
  } catch {
    // It works until it is switched off.
  }
}
