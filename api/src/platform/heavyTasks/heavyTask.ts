import type { Context } from '../context.ts';

/**
 * The maximum number of lines for which a task runs without the thread. Processing these lines takes about 20
 * ms; starting a thread takes longer.
 */
const MAX_DIRECT_LINES = 500;

/**
 * The part of a call's context that is sent to the thread. `now` is the caller's time, so that the thread and
 * the caller use the same day.
 */
export type PlainContext = Pick<Context, 'viewer' | 'source' | 'versions' | 'publicUrl' | 'storeName'> & {
  readonly now: Date;
};

/**
 * Defines a function that runs in the worker thread for large files (docs/adr/large-files.md). Arguments and
 * result must be plain data.
 * @param module the `import.meta.url` of the module that exports the function
 * @param name the exported name
 * @param countLines returns the number of lines to process; small inputs run directly, without the thread
 */
export const defineHeavyTask =
  <Args extends readonly unknown[], Result>(
    module: string,
    name: string,
    work: (context: Context, ...args: Args) => Promise<Result>,
    countLines: (...args: Args) => number = () => Number.POSITIVE_INFINITY,
  ) =>
  async (context: Context, ...args: Args): Promise<Result> => {
    const { heavyWork, viewer, source, versions, publicUrl, storeName, clock } = context;
    if (!heavyWork || countLines(...args) <= MAX_DIRECT_LINES) return work(context, ...args);
    const plainContext = { viewer, source, versions, publicUrl, storeName };
    const createCall = () => ({ module, name, context: { ...plainContext, now: clock.now() }, args });
    return (await heavyWork.run(createCall)) as Result;
  };
