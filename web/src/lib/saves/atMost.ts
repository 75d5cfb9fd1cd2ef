/**
 * Returns the same function, limited to a number of concurrent runs. Further calls wait in the order in which
 * they came.
 */
export function limitConcurrency<Input, Output>(
  maxRunning: number,
  run: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async input => {
    if (running < maxRunning) running += 1;
    else await new Promise<void>(start => queue.push(start));
    try {
      return await run(input);
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
