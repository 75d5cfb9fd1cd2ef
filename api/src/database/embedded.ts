import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { chooseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster, readPassword, STORE_NAME } from './embedded/cluster.ts';
import { EmbeddedDatabaseError, toldPlainly } from './embedded/embeddedDatabaseError.ts';
import { launch } from './embedded/launch.ts';
import { claim, type Ownership } from './embedded/ownership.ts';
import { findPostmaster, type Postmaster, removeStalePidFile, runsOn } from './embedded/postmaster.ts';
import { openStoreFolder, type StoreFolder } from './embedded/storeFolder.ts';

/** How long another server on the same folder may take to finish starting or stopping, or an orphan's remains to go. */
const SETTLE_MS = 15_000;
/** Half of the ten seconds that a stop may take as a whole. */
const FAST_STOP_MS = 5_000;

export interface EmbeddedPostgresOptions {
  /** The store's folder; made when absent. */
  dataDir: string;
  /** Told, in plain lines, what takes a moment. */
  log: (line: string) => void;
  /** False lets a crash of the machine lose data, for speed: throw-away databases only. Default true. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** The store's database, with its password. */
  url: string;
  /** True when this start made the database. */
  fresh: boolean;
  /** Stops the server in an orderly way, within ten seconds; more calls wait for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the project on `dataDir`, or adopts the one that a killed process left running there.
 * One process owns a folder at a time. Rejects with an `EmbeddedDatabaseError`, whose message is a sentence for people.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true } = options;
  const binaries = await findBinaries();
  try {
    const folder = await openStoreFolder(dataDir);
    const account = await chooseAccount(folder, binaries.postgres);
    const fresh = await ensureCluster(folder, binaries, account, durable);
    if (fresh) log(`Made a new database in ${folder.path}.`);
    const start = () => launch(folder, binaries.postgres, account, durable);
    return { fresh, ...(await own(folder, await readPassword(folder), start, log)) };
  } catch (error) {
    throw toldPlainly(error, dataDir);
  }
}

async function own(
  folder: StoreFolder,
  password: string,
  start: () => Promise<Postmaster>,
  log: (line: string) => void,
): Promise<Omit<EmbeddedPostgres, 'fresh'>> {
  for (const deadline = Date.now() + SETTLE_MS; ; await sleep(100)) {
    const running = await findPostmaster(folder.cluster);
    if (running && !running.isReady && Date.now() < deadline) continue;
    try {
      if (!running && (await removeStalePidFile(folder.cluster))) {
        log('Cleared away the postmaster.pid that a crash left behind.');
      }
      const postmaster = running ?? (await start());
      const url = `postgres://${STORE_NAME}:${password}@127.0.0.1:${postmaster.port}`;
      const lookedAfter = await lookAfter(postmaster, folder, url, log).catch(error => {
        if (!running && !(error instanceof EmbeddedDatabaseError)) process.kill(postmaster.pid, 'SIGINT');
        throw error;
      });
      if (running) log(`Took over the database that was still running (process ${running.pid}).`);
      return { url: `${url}/${STORE_NAME}`, stop: lookedAfter };
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error;
    }
  }
}

/** Another starter was quicker, a killed server's children linger, or the port was taken meanwhile. */
const STARTED_AT_A_BAD_MOMENT =
  /lock file .* (already exists|is empty)|pre-existing shared memory|could not create any TCP\/IP sockets/;
/** The server was just starting or stopping when this process came. */
const CAME_AT_A_BAD_MOMENT =
  /ECONNREFUSED|ECONNRESET|is (shutting down|starting up)|administrator command|terminated|not queryable/;

// Not `instanceof`: an error that Node itself makes is no instance of another realm's Error, such as a test runner's.
const isPassing = (error: unknown) =>
  isNativeError(error) &&
  (STARTED_AT_A_BAD_MOMENT.test(error.message) || CAME_AT_A_BAD_MOMENT.test(error.message));

/** Makes this process the server's owner; resolves to what stops the server. */
async function lookAfter(
  postmaster: Postmaster,
  folder: StoreFolder,
  url: string,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  let isStopping = false;
  let stopped: Promise<void> | undefined;
  const claimIt = () =>
    claim(url, folder.path, () => {
      if (!isStopping) log(`The database ended or dropped its connections; ${folder.log} may say why.`);
    });
  const ownership = await claimIt();
  const forget = stopWhenNodeEnds(postmaster.pid);
  return () => {
    isStopping = true;
    stopped ??= stopServer(postmaster, folder, ownership, claimIt).finally(forget);
    return stopped;
  };
}

async function stopServer(
  { pid }: Postmaster,
  { cluster }: StoreFolder,
  ownership: Ownership,
  claimAgain: () => Promise<Ownership>,
): Promise<void> {
  // A lost connection may mean that the server restarted itself and somebody else owns it by now: then it is not ours to stop.
  const current = ownership.isHeld() ? ownership : await claimAgain().catch(() => undefined);
  if (!current) return;
  for (const [signal, patience] of [['SIGINT', FAST_STOP_MS] as const, ['SIGQUIT', 2_000] as const]) {
    if (await runsOn(pid, cluster)) process.kill(pid, signal);
    for (const deadline = Date.now() + patience; Date.now() < deadline && (await runsOn(pid, cluster)); ) {
      await sleep(20);
    }
  }
  await current.release();
}

/** A process that ends without `stop()` (an uncaught error) still asks the server to end. */
function stopWhenNodeEnds(pid: number) {
  const ask = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', ask);
  return () => process.off('exit', ask);
}
