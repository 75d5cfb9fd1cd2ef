import { readStored, writeStored } from '../../lib/browserStorage';
import { callApi } from '../../lib/restClient';
import type { DisplayQuery, DisplaySettingsFragment } from './display.generated';

export type DisplayFigures = DisplayQuery & {
  /** Build of the web app that the server serves. */
  build?: string;
  display: Omit<DisplaySettingsFragment, 'message'> & Partial<DisplaySettingsFragment>;
};

/**
 * Response to a request for figures: new figures (200), unchanged (304), too early (429), not paired yet
 * (202), or an unknown device (401).
 */
export type FiguresResponse =
  | { kind: 'figures'; figures: DisplayFigures; etag: string }
  | { kind: 'unchanged' }
  | { kind: 'early' }
  | { kind: 'waiting' }
  | { kind: 'unknown' };

/**
 * Requests unique pairing letters. The response also contains a token, which becomes valid once the display
 * is paired.
 */
export const requestPairingLetters = (): Promise<DisplayDevice> =>
  callApi<DisplayDevice>('/displays/letters', { method: 'POST' });

/**
 * Requests the figures that the display shows.
 * @throws if the server cannot be reached, times out or returns an unexpected status
 */
export async function fetchFigures({ token }: DisplayDevice, etag: string): Promise<FiguresResponse> {
  const response = await fetch('/api/displays/figures', {
    headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(15_000),
  });
  switch (response.status) {
    case 200:
      return { kind: 'figures', figures: await response.json(), etag: response.headers.get('etag') ?? '' };
    case 202:
      return { kind: 'waiting' };
    case 304:
      return { kind: 'unchanged' };
    case 401:
      return { kind: 'unknown' };
    case 429:
      return { kind: 'early' };
    default:
      throw new Error(`The server returned status ${response.status}.`);
  }
}

/** Identity of a display: its token, and the letters that it shows until it is paired. */
export type DisplayDevice = { token: string; letters: string };

const DEVICE_STORAGE_KEY = 'displayDevice';

/**
 * Reads the stored identity. Returns undefined if the device has not received letters yet, or cannot store
 * anything.
 */
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
    // Without storage, the display keeps its identity only until it is switched off.
  }
}
