import { useEffect, useState } from 'react';
import { askFigures, askLetters, type Figures } from './askFigures';
import { type Device, readDevice, storeDevice } from './device';

const ASK_EVERY_MS = 4_000;
/** After a page that was just open with this device's token, such as this one before it was loaded again. */
const EARLY_MS = 1_000;

/** The figures, once someone has typed the letters. */
export type Shown = {
  letters?: string;
  figures?: Figures;
  /** When the server last said that figures or letters stand. */
  at?: Date;
  /** The last time it was asked, it did not answer. */
  isCut: boolean;
};

/** Asks the server again and again, for as long as the display hangs. */
export function useFigures(): Shown {
  const [shown, setShown] = useState<Shown>({ isCut: false });

  useEffect(function askForEver() {
    let device: Device | undefined = readDevice();
    let etag = '';
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    /** Returns how long to wait before it asks again. */
    async function ask(): Promise<number> {
      if (!device) {
        device = await askLetters();
        storeDevice(device);
        etag = '';
      }
      const answer = await askFigures(device, etag);
      if (isOver || answer.kind === 'early') return EARLY_MS;
      const at = new Date();
      if (answer.kind === 'figures') {
        etag = answer.etag;
        setShown({ figures: answer.figures, at, isCut: false });
      } else if (answer.kind === 'unchanged') {
        setShown(before => ({ ...before, at, isCut: false }));
      } else if (answer.kind === 'waiting') {
        setShown({ letters: device.letters, at, isCut: false });
      } else {
        device = undefined;
        setShown({ isCut: false });
      }
      return ASK_EVERY_MS;
    }

    async function askAndWait() {
      const wait = await ask().catch(() => {
        setShown(before => ({ ...before, isCut: true }));
        return ASK_EVERY_MS;
      });
      if (!isOver) timer = setTimeout(askAndWait, wait);
    }

    void askAndWait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);

  return shown;
}
