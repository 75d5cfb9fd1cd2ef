import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../../../components/page/Toast';
import { toErrorMessage } from '../../../lib/server/sentenceOf';
import type { ComparisonFieldsFragment } from '../compare.generated';
import { type PrintedLines, loadPrintedLines } from './printedLines';

/**
 * Prints every group of a comparison, also on the browser's print shortcut. Loads the lines of all groups
 * first.
 */
export function usePrintedComparison(comparison: ComparisonFieldsFragment | undefined) {
  const client = useApolloClient();
  const showToast = useToast();
  const [printed, setPrinted] = useState<PrintedLines>();

  async function print(): Promise<void> {
    if (!comparison) return;
    try {
      const lines = await loadPrintedLines(client, comparison);
      flushSync(() => setPrinted(lines));
      window.print();
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  const printByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void print();
  });
  useEffect(function listenForPrintShortcut() {
    const clearPrinted = () => setPrinted(undefined);
    const handleKeyDown = (event: KeyboardEvent) => printByKey(event);
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('afterprint', clearPrinted);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('afterprint', clearPrinted);
    };
  }, []);

  return { printed, print: () => void print() };
}
