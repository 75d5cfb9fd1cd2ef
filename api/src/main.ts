import 'reflect-metadata';
import { start } from './start.ts';

/** Maximum duration of a stop. After that time the process exits anyway (docs/OPERATIONS.md, Faults). */
const MAX_STOP_MS = 10_000;

const startup = start(process.env, line => console.log(line));

const stop = async () => {
  setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
  const running = await startup;
  await running.stop();
  process.exit(0);
};

const exitWithError = (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

// Listens from the beginning, so that Ctrl-C during the start stops the parts that already run. Repeated
// signals are ignored, because one Ctrl-C arrives several times: from the terminal and from each parent
// process.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    stop().catch(exitWithError);
  });
}
startup.catch(exitWithError);
