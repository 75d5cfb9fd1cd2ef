import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { SheetPurpose } from '../../generated/types';
import { toErrorMessage } from '../../lib/apollo/errors';
import type { EncodingChoice } from './reading/encodings';
import type { ReadOptions } from './reading/readTable';
import { SheetFile } from './reading/SheetFile';
import { UnreadableFileError } from './reading/table';
import type { SheetSource, TableFacts } from './reading/workerMessages';
import { retryOnNetworkError } from './retryOnNetworkError';
import { AddSheetLinesDocument, RemoveSheetDocument, StartSheetDocument } from './sheets.generated';

/** Maximum number of lines by purpose (sheets.md, Supported files). */
const MAX_LINES: Record<SheetPurpose, number> = {
  COMPARE: 20_000,
  IMPORT_DEALS: 60_000,
  IMPORT_PEOPLE: 60_000,
};

/** The state of a file on its way to the server. */
export type Upload =
  | { step: 'none'; problem: string }
  | { step: 'reading'; name: string }
  | { step: 'sending'; name: string; sent: number; lineCount: number; isWaiting: boolean }
  | { step: 'sent'; tabs: readonly string[]; encodings: readonly EncodingChoice[]; options: ReadOptions };

export type SentUpload = Extract<Upload, { step: 'sent' }>;

/** A chosen file, until it is replaced or the page is left. */
type UploadTask = {
  file: SheetFile;
  name: string;
  isAbandoned: boolean;
  /** The sheet that is being sent. */
  sendingSheetId?: number | undefined;
  /** True after the person cancelled: the incomplete sheet is deleted from the server. */
  isCancelled?: boolean;
};

/**
 * Reads a file in a worker and sends all its lines to the server, with retries while the connection is down.
 * @param onSent called with the new sheet
 */
export function useSheetUpload(purpose: SheetPurpose, onSent: (sheetId: number) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'none', problem: '' });
  const current = useRef<UploadTask | null>(null);
  const [start] = useMutation(StartSheetDocument);
  const [add] = useMutation(AddSheetLinesDocument);
  const [remove] = useMutation(RemoveSheetDocument);
  useEffect(function abandonOnUnmount() {
    return () => abandon(current.current);
  }, []);

  function choose(source: SheetSource): void {
    abandon(current.current);
    const file = new SheetFile(source, { lines: MAX_LINES[purpose] });
    const name = 'file' in source ? source.file.name.slice(-200) : 'Pasted rows';
    current.current = { file, name, isAbandoned: false };
    void run(current.current);
  }

  async function run(task: UploadTask, options: ReadOptions = {}): Promise<void> {
    const show = (next: Upload) => !task.isAbandoned && setUpload(next);
    try {
      show({ step: 'reading', name: task.name });
      const facts = await task.file.read(options);
      const sheetId = await send(task, facts, show);
      show({ step: 'sent', tabs: facts.tabs, encodings: facts.encodings, options });
      if (!task.isAbandoned) onSent(sheetId);
    } catch (error) {
      show({
        step: 'none',
        problem: error instanceof UnreadableFileError ? error.message : toErrorMessage(error),
      });
      abandon(task);
    }
  }

  async function send(task: UploadTask, facts: TableFacts, show: (next: Upload) => void): Promise<number> {
    const { lineCount, sha256, tab } = facts;
    const showProgress = (sent: number, isWaiting: boolean) =>
      show({ step: 'sending', name: task.name, sent, lineCount, isWaiting });
    const sendWithRetry = <Value>(sent: number, call: () => Promise<Value>) =>
      retryOnNetworkError(call, {
        isAbandoned: () => task.isAbandoned,
        onWait: () => showProgress(sent, true),
      });

    showProgress(0, false);
    const input = { purpose, fileName: task.name, sha256, tab, lineCount };
    const { data } = await sendWithRetry(0, () => start({ variables: { input } }));
    if (!data) throw new Error('The server didn’t accept the file. Try again.');
    const { id, storedCount } = data.startSheet;
    task.sendingSheetId = id;
    if (task.isCancelled) removeIncompleteSheet(task);
    // An interrupted upload continues: lines are sent in order.
    for (let sent = storedCount; sent < lineCount && !task.isAbandoned; ) {
      showProgress(sent, false);
      const { lines } = await task.file.readBatch(sent);
      await sendWithRetry(sent, () => add({ variables: { id, firstLine: sent + 1, lines } }));
      sent += lines.length;
    }
    task.sendingSheetId = undefined;
    return id;
  }

  /** Deletes the incomplete sheet from the server. If this fails, the server deletes it after some days. */
  function removeIncompleteSheet({ sendingSheetId: id }: UploadTask): void {
    if (id !== undefined) remove({ variables: { id } }).catch(() => {});
  }

  function cancel(): void {
    abandon(current.current);
    if (current.current) {
      current.current.isCancelled = true;
      removeIncompleteSheet(current.current);
    }
    current.current = null;
    setUpload({ step: 'none', problem: '' });
  }

  return {
    upload,
    choose,
    /** Reads another tab of the same workbook, or the same file in another encoding. */
    readAgain: (options: ReadOptions) => current.current && void run(current.current, options),
    cancel,
  };
}

function abandon(task: UploadTask | null): void {
  if (!task) return;
  task.isAbandoned = true;
  task.file.terminate();
}
