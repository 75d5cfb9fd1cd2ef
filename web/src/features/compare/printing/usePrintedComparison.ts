import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../../../components/feedback/Toast';
import type { ComparedGroup } from '../../../generated/types';
import { toErrorMessage } from '../../../lib/apollo/errors';
import {
  type ComparedLineFieldsFragment,
  type ComparisonFieldsFragment,
  ComparisonLinesDocument,
} from '../compare.generated';
import { COMPARED_GROUPS } from '../compare.labels';

/**
 * Prints every group of a comparison. Loads the lines of all groups first, also when the user prints with the
 * browser's shortcut.
 */
export function usePrintedComparison(comparison: ComparisonFieldsFragment | undefined) {
  const client = useApolloClient();
  const showToast = useToast();
  const [printedLines, setPrintedLines] = useState<PrintedLines>();

  async function print(): Promise<void> {
    if (!comparison) return;
    try {
      const lines = await loadPrintedLines(client, comparison);
      flushSync(() => setPrintedLines(lines));
      window.print();
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  }

  const handlePrintShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void print();
  });
  useEffect(function listenForPrintShortcut() {
    const clearPrintedLines = () => setPrintedLines(undefined);
    const handleKeyDown = (event: KeyboardEvent) => handlePrintShortcut(event);
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('afterprint', clearPrintedLines);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('afterprint', clearPrintedLines);
    };
  }, []);

  return { printedLines, print: () => void print() };
}

/** The printed lines of each group that has lines. */
export type PrintedLines = readonly {
  readonly group: ComparedGroup;
  readonly lines: readonly ComparedLineFieldsFragment[];
}[];

/** Size of the largest page that the server returns. */
const LINES_PER_REQUEST = 200;

/**
 * Maximum number of printed lines per group, about 40 pages. The export contains all lines (compare.md,
 * Stored comparisons).
 */
const MAX_PRINTED_LINES = 1_000;

/** Loads the lines of a comparison that are printed. */
export async function loadPrintedLines(
  client: ApolloClient,
  { id, groups }: ComparisonFieldsFragment,
): Promise<PrintedLines> {
  const nonEmptyGroups = COMPARED_GROUPS.filter(name =>
    groups.some(({ group, count }) => group === name && count > 0),
  );
  const printedLines = [];
  for (const group of nonEmptyGroups)
    printedLines.push({ group, lines: await loadGroupLines(client, id, group) });
  return printedLines;
}

async function loadGroupLines(client: ApolloClient, id: number, group: ComparedGroup) {
  const lines: ComparedLineFieldsFragment[] = [];
  while (lines.length < MAX_PRINTED_LINES) {
    const variables = { id, group, isOpen: false, offset: lines.length, limit: LINES_PER_REQUEST };
    const { data } = await client.query({
      query: ComparisonLinesDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    const page = data?.comparisonLines ?? [];
    lines.push(...page);
    if (page.length < LINES_PER_REQUEST) break;
  }
  return lines;
}
