import type { ReadOptions } from './readTable';
import SheetWorker from './sheet.worker.ts?worker';
import { type ReadLimits, UnreadableFileError } from './table';
import type {
  LineBatch,
  SheetSource,
  SheetWorkerRequest,
  SheetWorkerResponse,
  TableFacts,
} from './workerMessages';

/**
 * The time limit for reading a file: more than a file of 20 MB takes on a slow machine. A longer read would
 * probably never end.
 */
const TIMEOUT_MS = 60_000;

/** A file that is read in a separate worker, which can be terminated at any time. */
export class SheetFile {
  private readonly worker = new SheetWorker();

  constructor(
    private readonly source: SheetSource,
    private readonly limits: ReadLimits,
  ) {}

  /**
   * Reads the file: the whole content, another tab, or another encoding.
   * @throws UnreadableFileError with a message for the person
   */
  async read(options: ReadOptions): Promise<TableFacts> {
    const request = { kind: 'read', source: this.source, limits: this.limits, options } as const;
    return (await this.send(request)) as TableFacts;
  }

  /** Returns the lines from a position on, counted from 0: as many as fit into one request. */
  async readBatch(from: number): Promise<LineBatch> {
    return (await this.send({ kind: 'batch', from })) as LineBatch;
  }

  /** Terminates the worker permanently. A pending request is rejected. */
  terminate(): void {
    this.worker.terminate();
    this.rejectPending('The upload was canceled.');
  }

  private rejectPending: (message: string) => void = () => {};

  private send(request: SheetWorkerRequest): Promise<SheetWorkerResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<SheetWorkerResponse>();
    this.rejectPending = message => reject(new UnreadableFileError(message));
    const fail = (message: string) => {
      this.rejectPending(message);
      this.terminate();
    };
    const timer = setTimeout(() => fail('Reading the file took too long. Try a smaller file.'), TIMEOUT_MS);
    this.worker.onmessage = ({ data }: MessageEvent<SheetWorkerResponse>) =>
      data.kind === 'rejected' ? fail(data.message) : resolve(data);
    // The worker failed, for example because it ran out of memory.
    this.worker.onerror = () =>
      fail('The file couldn’t be read. Try again, or save it as CSV or XLSX first.');
    this.worker.postMessage(request);
    return promise.finally(() => clearTimeout(timer));
  }
}
