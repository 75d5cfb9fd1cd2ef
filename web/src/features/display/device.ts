import { readStored, writeStored } from '../../lib/browserStorage';

/** Identity of a display: its token, and the letters that it shows until it is paired. */
export type DisplayDevice = { token: string; letters: string };

const DEVICE_STORAGE_KEY = 'displayDevice';

/** Returns undefined if the device has not received letters yet, or cannot store anything. */
export function readDevice(): DisplayDevice | undefined {
  try {
    const { token, letters } = JSON.parse(readStored(DEVICE_STORAGE_KEY) ?? '{}');
    return typeof token === 'string' && typeof letters === 'string' ? { token, letters } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the identity of the device. A device without storage must be paired again after each start. */
export function storeDevice(device: DisplayDevice): void {
  try {
    writeStored(DEVICE_STORAGE_KEY, JSON.stringify(device));
  } catch {
    // The display works until it is switched off.
  }
}
