import { useEffect, useState } from 'react';
import {
  type DisplayDevice,
  type DisplayFigures,
  fetchFigures,
  readDevice,
  requestPairingLetters,
  storeDevice,
} from './displayApi';

const POLL_INTERVAL_MS = 4_000;
/**
 * Delay after a 429 response. Another page used this device's token within the last second, for example this
 * page before a reload.
 */
const RATE_LIMIT_DELAY_MS = 1_000;

export type DisplayState = {
  letters?: string;
  figures?: DisplayFigures;
  /** Time at which the server last confirmed the figures or the letters. */
  confirmedAt?: Date;
  /** Whether the last request failed. */
  isOffline: boolean;
};

/** Polls the figures of the display for as long as the page is open. */
export function useDisplayFigures(): DisplayState {
  const [state, setState] = useState<DisplayState>({ isOffline: false });

  useEffect(function pollFigures() {
    let device: DisplayDevice | undefined = readDevice();
    let etag = '';
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;

    /** Returns the delay before the next poll, in milliseconds. */
    async function poll(): Promise<number> {
      if (!device) {
        device = await requestPairingLetters();
        storeDevice(device);
        etag = '';
      }
      const response = await fetchFigures(device, etag);
      if (isUnmounted || response.kind === 'early') return RATE_LIMIT_DELAY_MS;
      const confirmedAt = new Date();
      if (response.kind === 'figures') {
        etag = response.etag;
        setState({ figures: response.figures, confirmedAt, isOffline: false });
      } else if (response.kind === 'unchanged') {
        setState(previous => ({ ...previous, confirmedAt, isOffline: false }));
      } else if (response.kind === 'waiting') {
        setState({ letters: device.letters, confirmedAt, isOffline: false });
      } else {
        device = undefined;
        setState({ isOffline: false });
      }
      return POLL_INTERVAL_MS;
    }

    async function pollAndSchedule() {
      const delayMs = await poll().catch(() => {
        setState(previous => ({ ...previous, isOffline: true }));
        return POLL_INTERVAL_MS;
      });
      if (!isUnmounted) timer = setTimeout(pollAndSchedule, delayMs);
    }

    void pollAndSchedule();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, []);

  return state;
}
