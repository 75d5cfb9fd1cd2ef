import { startEmbeddedPostgres } from './embedded.ts';
import { findRunningStore } from './runningStore.ts';

/** Does some work on the embedded store of a folder, whose server runs already or only for that. @throws EmbeddedDatabaseError */
export async function onEmbeddedStore<Result>(
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
