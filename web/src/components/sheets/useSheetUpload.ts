import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { SheetPurpose } from '../../generated/types';
import { sentenceOf } from '../../lib/server/sentenceOf';
import type { EncodingChoice } from './reading/encodings';
import type { Source, TableFacts } from './reading/messages';
import type { ReadOptions } from './reading/readTable';
import { SheetFile } from './reading/SheetFile';
import { Unreadable } from './reading/table';
import { AddSheetLinesDocument, RemoveSheetDocument, StartSheetDocument } from './sheets.generated';
import { untilAnswered } from './untilAnswered';

/** How many lines are read at most (sheets.md, What can be read). */
const MOST_LINES: Record<SheetPurpose, number> = {
  COMPARE: 20_000,
  IMPORT_DEALS: 60_000,
  IMPORT_PEOPLE: 60_000,
};

/** What becomes of a file on its way to the server. */
export type Upload =
  | { step: 'none'; problem: string }
  | { step: 'reading'; name: string }
  | { step: 'sending'; name: string; sent: number; lineCount: number; isWaiting: boolean }
  | { step: 'sent'; tabs: readonly string[]; encodings: readonly EncodingChoice[]; options: ReadOptions };

export type SentUpload = Extract<Upload, { step: 'sent' }>;

/** A file that was chosen, for as long as it is worked on. */
type Work = {
  file: SheetFile;
  name: string;
  isLeft: boolean;
  /** The sheet whose lines are on their way. */
  sending?: number | undefined;
  /** Nothing of what is on its way is to stay with the server. */
  isCancelled?: boolean;
};

/**
 * Reads a file beside the page and sends its lines, again and again where the line is down, until the server has them all.
 * @param onSent the sheet that they are then
 */
export function useSheetUpload(purpose: SheetPurpose, onSent: (sheetId: number) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'none', problem: '' });
  const current = useRef<Work | null>(null);
  const [start] = useMutation(StartSheetDocument);
  const [add] = useMutation(AddSheetLinesDocument);
  const [remove] = useMutation(RemoveSheetDocument);
  useEffect(function endWithThePage() {
    return () => leave(current.current);
  }, []);

  function choose(source: Source): void {
    leave(current.current);
    const file = new SheetFile(source, { lines: MOST_LINES[purpose] });
    const name = 'file' in source ? source.file.name.slice(-200) : 'Pasted rows';
    current.current = { file, name, isLeft: false };
    void work(current.current);
  }

  async function work(on: Work, options: ReadOptions = {}): Promise<void> {
    const show = (next: Upload) => !on.isLeft && setUpload(next);
    try {
      show({ step: 'reading', name: on.name });
      const facts = await on.file.read(options);
      const sheetId = await send(on, facts, show);
      show({ step: 'sent', tabs: facts.tabs, encodings: facts.encodings, options });
      if (!on.isLeft) onSent(sheetId);
    } catch (error) {
      show({ step: 'none', problem: error instanceof Unreadable ? error.message : sentenceOf(error) });
      leave(on);
    }
  }

  async function send(on: Work, facts: TableFacts, show: (next: Upload) => void): Promise<number> {
    const { lineCount, sha256, tab } = facts;
    const progress = (sent: number, isWaiting: boolean) =>
      show({ step: 'sending', name: on.name, sent, lineCount, isWaiting });
    const answered = <Value>(sent: number, call: () => Promise<Value>) =>
      untilAnswered(call, { isLeft: () => on.isLeft, onWait: () => progress(sent, true) });

    progress(0, false);
    const input = { purpose, fileName: on.name, sha256, tab, lineCount };
    const { data } = await answered(0, () => start({ variables: { input } }));
    if (!data) throw new Error('The server did not take the file. Please try again.');
    const { id, storedCount } = data.startSheet;
    on.sending = id;
    if (on.isCancelled) takeBack(on);
    // An upload that was broken off goes on: lines are sent in their order.
    for (let sent = storedCount; sent < lineCount && !on.isLeft; ) {
      progress(sent, false);
      const { lines } = await on.file.batch(sent);
      await answered(sent, () => add({ variables: { id, firstLine: sent + 1, lines } }));
      sent += lines.length;
    }
    on.sending = undefined;
    return id;
  }

  /** What cannot be taken back now is deleted after some days. */
  function takeBack({ sending: id }: Work): void {
    if (id !== undefined) remove({ variables: { id } }).catch(() => {});
  }

  function cancel(): void {
    leave(current.current);
    if (current.current) {
      current.current.isCancelled = true;
      takeBack(current.current);
    }
    current.current = null;
    setUpload({ step: 'none', problem: '' });
  }

  return {
    upload,
    choose,
    /** Reads another tab of the same workbook, or the same file in another encoding. */
    readAgain: (options: ReadOptions) => current.current && void work(current.current, options),
    cancel,
  };
}

function leave(work: Work | null): void {
  if (!work) return;
  work.isLeft = true;
  work.file.end();
}
