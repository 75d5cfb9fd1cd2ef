import type { Context } from './context.ts';

/** As many lines take some 20 ms; a thread takes longer to start. */
const MAX_DIRECT_LINES = 500;

/** The context of a call as the thread gets it; `now` is the caller's time, so that both have the same day. */
export type PlainContext = Pick<Context, 'viewer' | 'source' | 'versions' | 'publicUrl' | 'storeName'> & {
  readonly now: Date;
};

/**
 * Declares a function that runs in the thread for large files (decision 170). Arguments and result cross as plain data.
 * @param module the `import.meta.url` of the module that exports it
 * @param name its name there
 * @param countLines says how many lines it is about; few run at once, without the thread
 */
export const heavyTask =
  <Args extends readonly unknown[], Result>(
    module: string,
    name: string,
    work: (context: Context, ...args: Args) => Promise<Result>,
    countLines: (...args: Args) => number = () => Number.POSITIVE_INFINITY,
  ) =>
  async (context: Context, ...args: Args): Promise<Result> => {
    const { heavyWork, viewer, source, versions, publicUrl, storeName, clock } = context;
    if (!heavyWork || countLines(...args) <= MAX_DIRECT_LINES) return work(context, ...args);
    const plain = { viewer, source, versions, publicUrl, storeName };
    const makeCall = () => ({ module, name, context: { ...plain, now: clock.now() }, args });
    return (await heavyWork.run(makeCall)) as Result;
  };
