import type { ApolloClient } from '@apollo/client';
import type { ComparedGroup } from '../../../generated/types';
import {
  type ComparedLineFieldsFragment,
  type ComparisonAnswerFragment,
  ComparisonLinesDocument,
} from '../compare.generated';
import { GROUPS } from '../compareWords';

/** The lines of each group that has some, as paper shows them. */
export type PrintedLines = readonly {
  readonly group: ComparedGroup;
  readonly lines: readonly ComparedLineFieldsFragment[];
}[];

/** The longest page that the server gives. */
const LINES_AT_ONCE = 200;

/** Some 40 sheets of paper a group; who wants more wants a file (compare.md, Kept). */
const MOST_LINES = 1_000;

/** Reads what is printed of a comparison. */
export async function readPrintedLines(
  client: ApolloClient,
  { id, groups }: ComparisonAnswerFragment,
): Promise<PrintedLines> {
  const filled = GROUPS.filter(name => groups.some(({ group, count }) => group === name && count > 0));
  const printed = [];
  for (const group of filled) printed.push({ group, lines: await linesOf(client, id, group) });
  return printed;
}

async function linesOf(client: ApolloClient, id: number, group: ComparedGroup) {
  const lines: ComparedLineFieldsFragment[] = [];
  while (lines.length < MOST_LINES) {
    const variables = { id, group, isOpen: false, offset: lines.length, limit: LINES_AT_ONCE };
    const { data } = await client.query({
      query: ComparisonLinesDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    const page = data?.comparisonLines ?? [];
    lines.push(...page);
    if (page.length < LINES_AT_ONCE) break;
  }
  return lines;
}
