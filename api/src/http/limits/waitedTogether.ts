import { EventEmitter } from 'node:events';
import type { Call } from './inFlight.ts';

interface Waited<Result> {
  readonly result: Promise<Result>;
  readonly lastLeft: EventEmitter;
  readers: number;
}

/** What several pages of one person ask at once, such as after a notice: they have one place in the line (decision 173). */
export class WaitedTogether<Result> {
  private readonly known = new Map<string, Waited<Result>>();

  /**
   * The result that others wait for as well, or that of a call begun now.
   * @param key the question, and the person whose call it is
   * @param begin runs the call, whose reader is gone when the last of its readers is
   */
  async join(key: string, reader: Call['reader'], begin: (reader: Call['reader']) => Promise<Result>) {
    const waited = this.known.get(key) ?? this.begin(key, begin);
    const leave = () => {
      waited.readers -= 1;
      if (waited.readers === 0) waited.lastLeft.emit('close');
    };
    waited.readers += 1;
    reader.once('close', leave);
    try {
      return await waited.result;
    } finally {
      reader.off('close', leave);
    }
  }

  private begin(key: string, begin: (reader: Call['reader']) => Promise<Result>): Waited<Result> {
    const lastLeft = new EventEmitter();
    const result = begin(lastLeft).finally(() => this.known.delete(key));
    const waited = { result, lastLeft, readers: 0 };
    this.known.set(key, waited);
    return waited;
  }
}
