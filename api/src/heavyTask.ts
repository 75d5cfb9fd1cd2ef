import type { Context } from './context.ts';

/** Lines that are read and judged in a few milliseconds: a thread for them would take longer to start. */
const MAX_SMALL_LINES = 200;

/** Whether work on so many lines is done at once, without a thread. */
export const isSmall = (lineCount: number): boolean => lineCount <= MAX_SMALL_LINES;

/**
 * Declares a function that runs in the thread for heavy work (decision 170). Its arguments and its result cross as plain data.
 * @param module the `import.meta.url` of the module that exports it
 * @param name its name there
 * @param isDirect whether these arguments are so little work that no thread is needed
 */
export function heavyTask<Args extends readonly unknown[], Result>(
  module: string,
  name: string,
  work: (context: Context, ...args: Args) => Promise<Result>,
  isDirect: (...args: Args) => boolean = () => false,
): (context: Context, ...args: Args) => Promise<Result> {
  return async (context, ...args) => {
    const { heavyWork, viewer, source, versions, publicUrl, storeName, clock } = context;
    if (!heavyWork || isDirect(...args)) return work(context, ...args);
    const plain: PlainContext = { viewer, source, versions, publicUrl, storeName, now: clock.now() };
    return (await heavyWork.run({ module, name, context: plain, args })) as Result;
  };
}

/** The context of a call as the thread gets it. */
export interface PlainContext
  extends Pick<Context, 'viewer' | 'source' | 'versions' | 'publicUrl' | 'storeName'> {
  /** The caller's time, so that both sides have the same day. */
  readonly now: Date;
}
