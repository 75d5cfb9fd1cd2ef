import type { EncodingChoice } from './encodings';
import type { ReadOptions } from './readTable';
import type { FileCell, ReadLimits } from './table';

export type SheetWorkerRequest =
  | { kind: 'read'; source: SheetSource; limits: ReadLimits; options: ReadOptions }
  /** Requests as many lines from a position on, counted from 0, as fit into one upload request. */
  | { kind: 'batch'; from: number };

/** A file, or pasted rows. */
export type SheetSource = { file: File } | { text: string };

/** A table without its lines. */
export type TableFacts = {
  tabs: readonly string[];
  tab: string | null;
  sha256: string;
  lineCount: number;
  encodings: readonly EncodingChoice[];
};

export type LineBatch = { lines: (readonly FileCell[])[] };

export type SheetWorkerResponse =
  | ({ kind: 'table' } & TableFacts)
  | ({ kind: 'batch' } & LineBatch)
  | { kind: 'rejected'; message: string };
