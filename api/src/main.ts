import 'reflect-metadata';
import { start } from './start.ts';

/** A stop that takes longer than this ends anyway (docs/OPERATIONS.md, Faults). */
const LONGEST_STOP_MS = 10_000;

const starting = start(process.env, line => console.log(line));

const stop = async () => {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
};

const giveUp = (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

// Listens from the first moment, so that a Ctrl-C during the start stops what has started. Repeats are ignored: one Ctrl-C
// arrives several times, from the terminal and from each process above this one.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    stop().catch(giveUp);
  });
}
starting.catch(giveUp);
