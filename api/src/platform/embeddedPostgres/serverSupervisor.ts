import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { STORE_NAME } from '../database/connections/storeRole.ts';
import { EmbeddedDatabaseError, findProblemInLog, toEmbeddedDatabaseError } from './embeddedDatabaseError.ts';
import { claimOwnership, type Ownership } from './ownership.ts';
import { findPostmaster, isServerForCluster, type Postmaster, removeStalePidFile } from './postmaster.ts';
import type { StoreFolder } from './storeFolder.ts';

/**
 * The maximum time to wait for another server on the same folder to start or stop, or for the processes of a
 * killed server to end.
 */
const STARTUP_WAIT_MS = 15_000;
/** The time limit for PostgreSQL to stop: half of the ten seconds that a stop may take. */
const STOP_TIMEOUT_MS = 5_000;
const RETRY_DELAY_MS = 1_000;

interface SupervisorOptions {
  readonly folder: StoreFolder;
  readonly password: string;
  /** Starts the server on the folder's cluster, at the given port or at any free port. */
  readonly launch: (port?: number) => Promise<Postmaster>;
  /** Receives each event as one line of text. */
  readonly log: (line: string) => void;
}

/** A server that this process owns. */
interface OwnedServer {
  readonly postmaster: Postmaster;
  readonly ownership: Ownership;
}

/**
 * Keeps PostgreSQL running on a store's folder until `stop`. If the server dies, restarts it at the same
 * address, so that its users only have to reconnect.
 */
export class ServerSupervisor {
  private readonly options: SupervisorOptions;
  private isStopping = false;
  private pendingStop: Promise<void> | undefined;
  private pendingRestart: Promise<void> | undefined;
  private ownedServer: OwnedServer | undefined;

  private constructor(options: SupervisorOptions) {
    this.options = options;
  }

  /** Starts the server, or adopts a server that a killed process left running. */
  static async start(options: SupervisorOptions): Promise<ServerSupervisor> {
    const supervisor = new ServerSupervisor(options);
    supervisor.ownedServer = await supervisor.startOrAdopt();
    process.once('exit', supervisor.signalStop);
    return supervisor;
  }

  /** The address of the store's database, with its password. */
  get url(): string {
    return `postgres://${STORE_NAME}:${this.options.password}@127.0.0.1:${this.ownedServer?.postmaster.port}/${STORE_NAME}`;
  }

  /** Returns a message if the end of the server's log shows a problem that a person must solve. */
  findProblem(): Promise<string | undefined> {
    return findProblemInLog(this.options.folder);
  }

  /** Shuts the server down. Further calls wait for the first call. */
  stop(): Promise<void> {
    this.isStopping = true;
    this.pendingStop ??= this.stopServer().finally(() => process.off('exit', this.signalStop));
    return this.pendingStop;
  }

  private claim({ port }: Postmaster): Promise<Ownership> {
    const { folder, password } = this.options;
    return claimOwnership({ port, password, folder: folder.path, onLost: () => this.handleLostConnection() });
  }

  private async startOrAdopt(port?: number): Promise<OwnedServer> {
    const { folder, launch, log } = this.options;
    for (const deadline = Date.now() + STARTUP_WAIT_MS; ; await sleep(100)) {
      const running = await findPostmaster(folder.cluster);
      if (running && !running.isReady && Date.now() < deadline) continue;
      try {
        if (!running && (await removeStalePidFile(folder.cluster))) {
          log('Removed the postmaster.pid that a crash left behind.');
        }
        const postmaster = running ?? (await launch(port));
        const ownership = await this.claim(postmaster).catch(error => {
          if (!running && !(error instanceof EmbeddedDatabaseError)) process.kill(postmaster.pid, 'SIGINT');
          throw error;
        });
        if (running) log(`Took over the database that was still running (process ${running.pid}).`);
        return { postmaster, ownership };
      } catch (error) {
        if (!isTemporary(error) || Date.now() > deadline) throw error;
      }
    }
  }

  private handleLostConnection(): void {
    if (this.isStopping) return;
    this.pendingRestart ??= this.restart().finally(() => {
      this.pendingRestart = undefined;
    });
  }

  private async restart(): Promise<void> {
    this.options.log(
      (await this.findProblem()) ??
        `The database stopped or dropped its connections. ${this.options.folder.log} may show the reason. Restarting …`,
    );
    for (let lastMessage = ''; !this.isStopping; await sleep(RETRY_DELAY_MS)) {
      try {
        this.ownedServer = await this.startOrAdopt(this.ownedServer?.postmaster.port);
        if (!this.ownedServer.ownership.isHeld()) continue;
        return this.options.log('The database is running again.');
      } catch (error) {
        const { message } = toEmbeddedDatabaseError(error, this.options.folder.path);
        if (message !== lastMessage) this.options.log(message);
        lastMessage = message;
      }
    }
  }

  private async stopServer(): Promise<void> {
    await this.pendingRestart;
    if (!this.ownedServer) return;
    const { postmaster, ownership } = this.ownedServer;
    const { cluster } = this.options.folder;
    // After a lost connection, the server may have restarted, and another process may own the new server. In
    // that case, this process must not stop the server.
    const current = ownership.isHeld() ? ownership : await this.claim(postmaster).catch(() => undefined);
    if (!current) return;
    for (const [signal, timeoutMs] of [['SIGINT', STOP_TIMEOUT_MS] as const, ['SIGQUIT', 2_000] as const]) {
      if (await isServerForCluster(postmaster.pid, cluster)) process.kill(postmaster.pid, signal);
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
        if (!(await isServerForCluster(postmaster.pid, cluster))) break;
      }
    }
    await current.release();
  }

  /** Signals the server to stop if the process ends without `stop()`, such as after an uncaught error. */
  private readonly signalStop = () => {
    if (!this.ownedServer?.ownership.isHeld()) return;
    try {
      process.kill(this.ownedServer.postmaster.pid, 'SIGINT');
    } catch {
      // The server has already ended.
    }
  };
}

/**
 * Messages of a start that failed for one of these reasons: another process was faster, children of a killed
 * server still run, or the port was taken.
 */
const START_CONFLICT_PATTERN =
  /lock file .* (already exists|is empty)|pre-existing shared memory|could not create any TCP\/IP sockets/;
/** Messages of a server that is starting or stopping. */
const SERVER_CHANGING_PATTERN =
  /ECONNREFUSED|ECONNRESET|is (shutting down|starting up|in recovery mode)|not yet accepting|administrator command|terminated|not queryable/;

// Does not use `instanceof`: a Node error may come from another realm, such as a test runner's, with a
// different Error class.
const isTemporary = (error: unknown) =>
  isNativeError(error) &&
  (START_CONFLICT_PATTERN.test(error.message) || SERVER_CHANGING_PATTERN.test(error.message));
