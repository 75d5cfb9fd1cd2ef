import { useEffect, useState } from 'react';
import { buildExportPath } from '../../lib/exports/exportedTable';
import { IncompleteFileError, downloadFile } from '../../lib/exports/loadFile';
import { saveFile } from '../../lib/saveFile';
import { toErrorMessage } from '../../lib/server/sentenceOf';
import { useToast } from '../page/Toast';
import type { RunningExportFile } from './asking';

/** Faster exports show no progress. */
const SHOW_PROGRESS_AFTER_MS = 500;

const PROGRESS_INTERVAL_MS = 100;

/** Loads a file and saves it, or shows the error. Unmounting cancels it. */
export function useRunningExport(
  { id, table, format }: RunningExportFile,
  token: string,
  onEnd: (id: number) => void,
) {
  const [isSlow, setIsSlow] = useState(false);
  const [loadedBytes, setLoadedBytes] = useState(0);
  const showToast = useToast();
  const path = buildExportPath(table, format);
  const { title } = table;

  useEffect(
    function load() {
      const abortController = new AbortController();
      const { signal } = abortController;
      const slowTimer = setTimeout(() => setIsSlow(true), SHOW_PROGRESS_AFTER_MS);
      let progressShownAt = 0;
      const onProgress = (bytes: number) => {
        if (performance.now() - progressShownAt < PROGRESS_INTERVAL_MS) return;
        progressShownAt = performance.now();
        setLoadedBytes(bytes);
      };
      downloadFile(path, { token, signal, onProgress })
        .then(
          ({ file, name }) => {
            saveFile(file, name);
            showToast(`${name} is loaded.`);
          },
          (error: unknown) => {
            if (!signal.aborted) showToast(toExportErrorMessage(error, title), 'error');
          },
        )
        .finally(() => !signal.aborted && onEnd(id));
      return () => {
        clearTimeout(slowTimer);
        abortController.abort();
      };
    },
    [id, path, title, token, onEnd, showToast],
  );
  return { isSlow, loadedBytes };
}

const toExportErrorMessage = (error: unknown, title: string): string =>
  error instanceof IncompleteFileError
    ? `${title} could not be loaded to its end, and is not kept. Please export it again.`
    : toErrorMessage(error);
