import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../../../components/page/Toast';
import { sentenceOf } from '../../../lib/server/sentenceOf';
import type { ComparisonAnswerFragment } from '../compare.generated';
import { type PrintedLines, readPrintedLines } from './printedLines';

/** Prints every group of a comparison, also by the browser's own key: their lines are read first, then the printer is asked. */
export function usePrinting(comparison: ComparisonAnswerFragment | undefined) {
  const client = useApolloClient();
  const showToast = useToast();
  const [printed, setPrinted] = useState<PrintedLines>();

  async function print(): Promise<void> {
    if (!comparison) return;
    try {
      const lines = await readPrintedLines(client, comparison);
      flushSync(() => setPrinted(lines));
      window.print();
    } catch (error) {
      showToast(sentenceOf(error), 'error');
    }
  }

  const printByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void print();
  });
  useEffect(function takeThePrintersKey() {
    const end = () => setPrinted(undefined);
    const key = (event: KeyboardEvent) => printByKey(event);
    window.addEventListener('keydown', key);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return { printed, print: () => void print() };
}
