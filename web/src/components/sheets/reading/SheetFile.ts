import type { Answer, Batch, Question, Source, TableFacts } from './messages';
import type { ReadOptions } from './readTable';
import SheetWorker from './sheet.worker.ts?worker';
import { type Limits, Unreadable } from './table';

/** The longest that a file of 20 MB takes on a slow machine; what takes longer would never end. */
const LONGEST_MS = 60_000;

/** A file that is read beside the page: by a worker of its own, which can be ended whatever it does. */
export class SheetFile {
  private readonly worker = new SheetWorker();

  constructor(
    private readonly source: Source,
    private readonly limits: Limits,
  ) {}

  /** Reads it, also another of its tabs, or in another encoding. @throws Unreadable with a sentence for people */
  async read(options: ReadOptions): Promise<TableFacts> {
    const question = { kind: 'read', source: this.source, limits: this.limits, options } as const;
    return (await this.ask(question)) as TableFacts;
  }

  /** The lines from that one on, counted from 0, as many as fit into one call. */
  async batch(from: number): Promise<Batch> {
    return (await this.ask({ kind: 'batch', from })) as Batch;
  }

  /** For good. What was asked is not answered any more. */
  end(): void {
    this.worker.terminate();
    this.refuse('The file was left.');
  }

  private refuse: (sentence: string) => void = () => {};

  private ask(question: Question): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.refuse = sentence => reject(new Unreadable(sentence));
    const giveUp = (sentence: string) => {
      this.refuse(sentence);
      this.end();
    };
    const timer = setTimeout(() => giveUp('The file takes too long to read.'), LONGEST_MS);
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.kind === 'refused' ? giveUp(data.sentence) : resolve(data);
    // Such as when it needs more memory than there is.
    this.worker.onerror = () => giveUp('The file could not be read.');
    this.worker.postMessage(question);
    return promise.finally(() => clearTimeout(timer));
  }
}
