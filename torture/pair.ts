import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Node } from '../api/src/testing/postgresNode.ts';
import { TortureStore } from './store.ts';

/** Minimum time in which clients write to a primary with its standby before it is killed. */
const MIN_REPLICATION_MS = 1_000;

/** Two real PostgreSQL servers; the second is the synchronous standby of the first. */
export class ReplicatedPair extends TortureStore {
  private readonly folder: string;
  private primary: Node;
  private standby: Node;
  private primaryUrl: string;
  private hasStandby = false;

  private constructor(folder: string, primary: Node, standby: Node, primaryUrl: string) {
    super();
    this.folder = folder;
    this.primary = primary;
    this.standby = standby;
    this.primaryUrl = primaryUrl;
  }

  static async start(): Promise<ReplicatedPair> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-pair-'));
    const [primary, standby] = [await Node.at(join(folder, 'a')), await Node.at(join(folder, 'b'))];
    await primary.startNew();
    const pair = new ReplicatedPair(folder, primary, standby, await primary.url());
    await pair.addStandby();
    return pair;
  }

  get url(): string {
    return this.primaryUrl;
  }

  /** The addresses of both servers, from which the app selects the primary. */
  override get addressForServers(): string {
    const { place } = this.primary;
    return `${this.primaryUrl.replace(place, `${place},${this.standby.place}`)}?target_session_attrs=read-write`;
  }

  /** Kills the primary and promotes the standby. The next failover creates a new standby. */
  async failOver(): Promise<void> {
    if (!this.hasStandby) await this.addStandby();
    this.hasStandby = false;
    await this.primary.kill();
    await this.standby.promote();
    [this.primary, this.standby] = [this.standby, this.primary];
    this.primaryUrl = await this.primary.url();
  }

  async stop(): Promise<void> {
    await this.standby.kill();
    await this.primary.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  /**
   * Creates a standby of the primary. From then on, the primary only acknowledges writes that the standby
   * has.
   */
  private async addStandby(): Promise<void> {
    await this.standby.startAsStandbyOf(this.primary);
    await this.primary.waitForStandby();
    await sleep(MIN_REPLICATION_MS);
    this.hasStandby = true;
  }
}
