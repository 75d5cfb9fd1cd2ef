import { ensureCluster, findBinaries, readPassword } from './cluster.ts';
import { toEmbeddedDatabaseError } from './embeddedDatabaseError.ts';
import { launch } from './launch.ts';
import { chooseAccount } from './serverAccount.ts';
import { ServerSupervisor } from './serverSupervisor.ts';
import { openStoreFolder } from './storeFolder.ts';

export interface EmbeddedPostgresOptions {
  /** The store's folder. It is created if it does not exist. */
  dataDir: string;
  /** Receives one line of text for each step that takes a moment. */
  log: (line: string) => void;
  /**
   * False makes the database faster, but a crash of the machine can lose data. Only for temporary databases.
   * Default true.
   */
  isDurable?: boolean;
}

export interface EmbeddedPostgres {
  /** The address of the store's database, with its password. It stays the same if the server is restarted. */
  url: string;
  /** True if this start created the database. */
  isNew: boolean;
  /**
   * Returns a message if the server's log ends with a problem that a person must solve, such as a full disk.
   */
  findProblem(): Promise<string | undefined>;
  /** Shuts the server down within ten seconds. Further calls wait for the first call. */
  stop(): Promise<void>;
}

/**
 * Starts the project's PostgreSQL on `dataDir` and keeps it running. Adopts a server that a killed process
 * left running there. One process owns a folder at a time. Rejects with an `EmbeddedDatabaseError`, which has
 * a plain message.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, isDurable = true } = options;
  const binaries = await findBinaries();
  try {
    const folder = await openStoreFolder(dataDir);
    const account = await chooseAccount(folder, binaries.postgres);
    const isNew = await ensureCluster(folder, binaries, account, isDurable);
    if (isNew) log(`Created a new database in ${folder.path}.`);
    const supervisor = await ServerSupervisor.start({
      folder,
      password: await readPassword(folder),
      launch: port => launch({ folder, postgres: binaries.postgres, account, isDurable, port }),
      log,
    });
    return {
      isNew,
      url: supervisor.url,
      findProblem: () => supervisor.findProblem(),
      stop: () => supervisor.stop(),
    };
  } catch (error) {
    throw toEmbeddedDatabaseError(error, dataDir);
  }
}
