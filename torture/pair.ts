import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Node } from '../api/src/testing/postgresNode.ts';
import { Store } from './store.ts';

/** How long clients write to a primary with its standby, at least, before it is killed. */
const PROTECTED_MS = 1_000;

/** Two real PostgreSQL servers, of which the second is the synchronous standby of the first. */
export class Pair extends Store {
  private readonly folder: string;
  private primary: Node;
  private standby: Node;
  private primaryUrl: string;
  private isProtected = false;

  private constructor(folder: string, primary: Node, standby: Node, primaryUrl: string) {
    super();
    this.folder = folder;
    this.primary = primary;
    this.standby = standby;
    this.primaryUrl = primaryUrl;
  }

  static async start(): Promise<Pair> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-pair-'));
    const [primary, standby] = [await Node.at(join(folder, 'a')), await Node.at(join(folder, 'b'))];
    await primary.startNew();
    const pair = new Pair(folder, primary, standby, await primary.url());
    await pair.protect();
    return pair;
  }

  get url(): string {
    return this.primaryUrl;
  }

  /** Both servers: the app finds the primary by itself. */
  override get addressForServers(): string {
    const { place } = this.primary;
    return `${this.primaryUrl.replace(place, `${place},${this.standby.place}`)}?target_session_attrs=read-write`;
  }

  /** The primary dies at once, and the standby takes its place: there is none then, until the next failover makes one. */
  async failOver(): Promise<void> {
    if (!this.isProtected) await this.protect();
    this.isProtected = false;
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

  /** Makes a standby from the primary; from then on nothing is acknowledged that it does not have. */
  private async protect(): Promise<void> {
    await this.standby.startAsStandbyOf(this.primary);
    await this.primary.waitForStandby();
    await sleep(PROTECTED_MS);
    this.isProtected = true;
  }
}
