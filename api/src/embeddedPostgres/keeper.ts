import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { STORE_NAME } from '../database/storeRole.ts';
import { EmbeddedDatabaseError, plainError, troubleInLog } from './embeddedDatabaseError.ts';
import { claim, type Ownership } from './ownership.ts';
import { findPostmaster, type Postmaster, removeStalePidFile, runsOn } from './postmaster.ts';
import type { StoreFolder } from './storeFolder.ts';

/** How long another server on the same folder may take to finish starting or stopping, or an orphan's remains to go. */
const SETTLE_MS = 15_000;
/** Half of the ten seconds that a stop may take as a whole. */
const FAST_STOP_MS = 5_000;
const BETWEEN_TRIES_MS = 1_000;

interface Parts {
  readonly folder: StoreFolder;
  readonly password: string;
  /** Starts the server on the folder's cluster: at that port, or without one at any that is free. */
  readonly launch: (port?: number) => Promise<Postmaster>;
  /** Gets each event as a plain line. */
  readonly log: (line: string) => void;
}

/** A server that is ours, and the proof of it. */
interface Held {
  readonly postmaster: Postmaster;
  readonly ownership: Ownership;
}

/**
 * Keeps PostgreSQL running on a store's folder until `stop`. A server that dies is started again at the same address, so
 * that its users only have to reconnect.
 */
export class Keeper {
  private readonly parts: Parts;
  private isStopping = false;
  private stopped: Promise<void> | undefined;
  private restarting: Promise<void> | undefined;
  private held: Held | undefined;

  private constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Starts the server, or adopts the one that a killed process left running. */
  static async start(parts: Parts): Promise<Keeper> {
    const keeper = new Keeper(parts);
    keeper.held = await keeper.take();
    process.once('exit', keeper.signalEnd);
    return keeper;
  }

  /** The store's database, with its password. */
  get url(): string {
    return `postgres://${STORE_NAME}:${this.parts.password}@127.0.0.1:${this.held?.postmaster.port}/${STORE_NAME}`;
  }

  /** A sentence when the end of the server's log shows what a person has to do. */
  trouble(): Promise<string | undefined> {
    return troubleInLog(this.parts.folder);
  }

  /** Stops the server in an orderly way; more calls wait for the first. */
  stop(): Promise<void> {
    this.isStopping = true;
    this.stopped ??= this.stopServer().finally(() => process.off('exit', this.signalEnd));
    return this.stopped;
  }

  private claim({ port }: Postmaster): Promise<Ownership> {
    const { folder, password } = this.parts;
    return claim({ port, password, folder: folder.path, onLost: () => this.lost() });
  }

  private async take(port?: number): Promise<Held> {
    const { folder, launch, log } = this.parts;
    for (const deadline = Date.now() + SETTLE_MS; ; await sleep(100)) {
      const running = await findPostmaster(folder.cluster);
      if (running && !running.isReady && Date.now() < deadline) continue;
      try {
        if (!running && (await removeStalePidFile(folder.cluster))) {
          log('Cleared away the postmaster.pid that a crash left behind.');
        }
        const postmaster = running ?? (await launch(port));
        const ownership = await this.claim(postmaster).catch(error => {
          if (!running && !(error instanceof EmbeddedDatabaseError)) process.kill(postmaster.pid, 'SIGINT');
          throw error;
        });
        if (running) log(`Took over the database that was still running (process ${running.pid}).`);
        return { postmaster, ownership };
      } catch (error) {
        if (!isPassing(error) || Date.now() > deadline) throw error;
      }
    }
  }

  private lost(): void {
    if (this.isStopping) return;
    this.restarting ??= this.restart().finally(() => {
      this.restarting = undefined;
    });
  }

  private async restart(): Promise<void> {
    this.parts.log(
      (await this.trouble()) ??
        `The database ended or dropped its connections; ${this.parts.folder.log} may say why. Bringing it back …`,
    );
    for (let logged = ''; !this.isStopping; await sleep(BETWEEN_TRIES_MS)) {
      try {
        this.held = await this.take(this.held?.postmaster.port);
        if (!this.held.ownership.isHeld()) continue;
        return this.parts.log('The database is back.');
      } catch (error) {
        const { message } = plainError(error, this.parts.folder.path);
        if (message !== logged) this.parts.log(message);
        logged = message;
      }
    }
  }

  private async stopServer(): Promise<void> {
    await this.restarting;
    if (!this.held) return;
    const { postmaster, ownership } = this.held;
    const { cluster } = this.parts.folder;
    // A lost connection may mean that the server restarted itself and somebody else owns it by now: then it is not ours to stop.
    const current = ownership.isHeld() ? ownership : await this.claim(postmaster).catch(() => undefined);
    if (!current) return;
    for (const [signal, patience] of [['SIGINT', FAST_STOP_MS] as const, ['SIGQUIT', 2_000] as const]) {
      if (await runsOn(postmaster.pid, cluster)) process.kill(postmaster.pid, signal);
      for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(20)) {
        if (!(await runsOn(postmaster.pid, cluster))) break;
      }
    }
    await current.release();
  }

  /** A process that ends without `stop()` (an uncaught error) still signals the server to end. */
  private readonly signalEnd = () => {
    if (!this.held?.ownership.isHeld()) return;
    try {
      process.kill(this.held.postmaster.pid, 'SIGINT');
    } catch {
      // It has ended already.
    }
  };
}

/** Another starter was quicker, a killed server's children linger, or the port was taken meanwhile. */
const STARTED_AT_A_BAD_MOMENT =
  /lock file .* (already exists|is empty)|pre-existing shared memory|could not create any TCP\/IP sockets/;
/** The server was just starting or stopping when this process came. */
const CAME_AT_A_BAD_MOMENT =
  /ECONNREFUSED|ECONNRESET|is (shutting down|starting up|in recovery mode)|not yet accepting|administrator command|terminated|not queryable/;

// Not `instanceof`: an error that Node itself makes is no instance of another realm's Error, such as a test runner's.
const isPassing = (error: unknown) =>
  isNativeError(error) &&
  (STARTED_AT_A_BAD_MOMENT.test(error.message) || CAME_AT_A_BAD_MOMENT.test(error.message));
