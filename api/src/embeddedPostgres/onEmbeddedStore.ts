import { startEmbeddedPostgres } from './embedded.ts';
import { findRunningStore } from './runningStore.ts';

/**
 * Runs work on the embedded store of a folder. Starts its server for the work if it does not run. @throws
 * EmbeddedDatabaseError
 */
export async function withEmbeddedStore<Result>(
  dataDir: string,
  print: (line: string) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const running = await findRunningStore(dataDir);
  if (running) return work(running);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: print });
  try {
    return await work(url);
  } finally {
    await stop();
  }
}
