import { callApi } from '../../lib/restClient';
import type { Device } from './device';
import type { DisplayQuery, OwnSettingsFragment } from './display.generated';

export type Figures = DisplayQuery & {
  /** Of the app that the server hands out. */
  build?: string;
  display: Omit<OwnSettingsFragment, 'message'> & Partial<OwnSettingsFragment>;
};

/** What the server said: new figures, that those shown stand, that it was just asked, that the letters wait, or that this device is no display. */
export type Answer =
  | { kind: 'figures'; figures: Figures; etag: string }
  | { kind: 'unchanged' }
  | { kind: 'early' }
  | { kind: 'waiting' }
  | { kind: 'unknown' };

/** Letters that nobody else shows, with the token that they make good. */
export const askLetters = (): Promise<Device> => callApi<Device>('/displays/letters', { method: 'POST' });

/** @throws when the server does not answer, or cannot */
export async function askFigures({ token }: Device, etag: string): Promise<Answer> {
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
      throw new Error(`The server answered ${response.status}.`);
  }
}
