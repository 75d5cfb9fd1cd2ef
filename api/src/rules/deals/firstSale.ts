import { isSold, type SaleFacts } from './deal.ts';

/** What a change made of one field, with the version that the deal had after it. */
export interface SaleLine {
  readonly version: number;
  readonly field: keyof SaleFacts;
  readonly from: string | null;
}

/**
 * The change by which a deal became sold for the first time; none when it was sold before its history begins.
 * @param deal as it stands
 * @param lines of its history, of the fields that decide whether it is sold, the last one first
 */
export function firstSale<Line extends SaleLine>(deal: SaleFacts, lines: readonly Line[]): Line | undefined {
  let state = deal;
  let first: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const isAfterChange = lines[index - 1]?.version !== line.version;
    if (isAfterChange && isSold(state)) first = line;
    state = { ...state, [line.field]: line.from };
  }
  return isSold(state) ? undefined : first;
}
