import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { plainError } from './embeddedDatabaseError.ts';
import { Keeper } from './keeper.ts';
import { launch } from './launch.ts';
import { openStoreFolder } from './storeFolder.ts';

export interface EmbeddedPostgresOptions {
  /** The store's folder; made when absent. */
  dataDir: string;
  /** Gets a plain line for each step that takes a moment. */
  log: (line: string) => void;
  /** False lets a crash of the machine lose data, for speed: throw-away databases only. Default true. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** The store's database, with its password. It stays the same when the server has to be brought back. */
  url: string;
  /** True when this start made the database. */
  fresh: boolean;
  /** A sentence when the end of the server's log shows what a person has to do, as when its disk is full. */
  trouble(): Promise<string | undefined>;
  /** Stops the server in an orderly way, within ten seconds; more calls wait for the first. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the project on `dataDir`, or adopts the one that a killed process left running there,
 * and keeps it running. One process owns a folder at a time. Rejects with an `EmbeddedDatabaseError`, whose message is a
 * sentence for people.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true } = options;
  const binaries = await findBinaries();
  try {
    const folder = await openStoreFolder(dataDir);
    const account = await chooseAccount(folder, binaries.postgres);
    const fresh = await ensureCluster(folder, binaries, account, durable);
    if (fresh) log(`Made a new database in ${folder.path}.`);
    const keeper = await Keeper.start({
      folder,
      password: await readPassword(folder),
      launch: port => launch({ folder, postgres: binaries.postgres, account, durable, port }),
      log,
    });
    return { fresh, url: keeper.url, trouble: () => keeper.trouble(), stop: () => keeper.stop() };
  } catch (error) {
    throw plainError(error, dataDir);
  }
}
