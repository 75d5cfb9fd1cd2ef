import type { EncodingChoice } from './encodings';
import type { ReadOptions } from './readTable';
import type { Cell, Limits } from './table';

/** What the page asks of the reader beside it. */
export type Question =
  | { kind: 'read'; source: Source; limits: Limits; options: ReadOptions }
  /** The lines from that one on, counted from 0, as many as fit into one call. */
  | { kind: 'batch'; from: number };

/** A file, or rows that were pasted. */
export type Source = { file: File } | { text: string };

/** What a file holds, without its lines. */
export type TableFacts = {
  tabs: readonly string[];
  tab: string | null;
  sha256: string;
  lineCount: number;
  encodings: readonly EncodingChoice[];
};

export type Batch = { lines: (readonly Cell[])[] };

export type Answer =
  | ({ kind: 'table' } & TableFacts)
  | ({ kind: 'batch' } & Batch)
  /** A sentence for people. */
  | { kind: 'refused'; sentence: string };
