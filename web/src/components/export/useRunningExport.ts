import { useEffect, useState } from 'react';
import { exportPath } from '../../lib/exports/exportedTable';
import { FileBrokeOff, loadFile } from '../../lib/exports/loadFile';
import { saveFile } from '../../lib/saveFile';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { useToast } from '../page/Toast';
import type { AskedFile } from './asking';

/** A file that is there sooner shows no progress. */
const SLOW_MS = 500;

/** Often enough for the eye. */
const SHOWN_EVERY_MS = 100;

/** Loads a file and saves it, or says why not; to take it off the screen cancels it. */
export function useRunningExport(
  { id, table, format }: AskedFile,
  token: string,
  onEnd: (id: number) => void,
) {
  const [isSlow, setIsSlow] = useState(false);
  const [loadedBytes, setLoadedBytes] = useState(0);
  const showToast = useToast();
  const path = exportPath(table, format);
  const { title } = table;

  useEffect(
    function load() {
      const leaving = new AbortController();
      const { signal } = leaving;
      const slow = setTimeout(() => setIsSlow(true), SLOW_MS);
      let shownAt = 0;
      const onProgress = (bytes: number) => {
        if (performance.now() - shownAt < SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setLoadedBytes(bytes);
      };
      loadFile(path, { token, signal, onProgress })
        .then(
          ({ file, name }) => {
            saveFile(file, name);
            showToast(`${name} is loaded.`);
          },
          (error: unknown) => {
            if (!signal.aborted) showToast(problemOf(error, title), 'error');
          },
        )
        .finally(() => !signal.aborted && onEnd(id));
      return () => {
        clearTimeout(slow);
        leaving.abort();
      };
    },
    [id, path, title, token, onEnd, showToast],
  );
  return { isSlow, loadedBytes };
}

const problemOf = (error: unknown, title: string): string =>
  error instanceof FileBrokeOff
    ? `${title} could not be loaded to its end, and is not kept. Please export it again.`
    : sentenceOf(error);
