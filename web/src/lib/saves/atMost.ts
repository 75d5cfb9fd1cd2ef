/** The same function, of which at most so many run at once: the others wait in the order in which they came. */
export function atMost<Given, Result>(
  most: number,
  run: (given: Given) => Promise<Result>,
): (given: Given) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async given => {
    if (running < most) running += 1;
    else await new Promise<void>(begin => waiting.push(begin));
    try {
      return await run(given);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
