import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../api/src/modules/demoStore/random.ts';
import { ApiCaller, type ServerAddress, type WriteGap } from './caller.ts';
import { DealUnderTest } from './deals.ts';
import type { SessionTokens, StoreReader } from './store.ts';
import { type BusyDay, DayUnderTest } from './ups.ts';

const DEALS_PER_CLIENT = 8;
const MAX_PAUSE_MS = 15;
const FIRST_DAY = Date.parse('2000-01-01');
const DAY_MS = 86_400_000;

interface ClientOptions {
  readonly servers: readonly ServerAddress[];
  readonly seed: string;
  readonly tokens: SessionTokens;
  /** The ids of two employees. */
  readonly sellers: readonly number[];
  /** The day of the up log that all clients share. */
  readonly busyDay: BusyDay;
  readonly writeGap: WriteGap;
}

/**
 * A client that writes continuously, mostly to deals and days that no other client uses, and tracks every
 * response.
 */
export class TortureClient {
  readonly caller: ApiCaller;
  private readonly clientIndex: number;
  private readonly options: ClientOptions;
  private readonly random: Random;
  private readonly deals: readonly DealUnderTest[];
  private readonly days: DayUnderTest[] = [];

  /**
   * Creates a client.
   * @param clientIndex unique, from 0
   */
  constructor(clientIndex: number, options: ClientOptions) {
    this.clientIndex = clientIndex;
    this.options = options;
    this.random = new Random(`${options.seed}, client ${clientIndex}`);
    this.caller = new ApiCaller(options.servers, this.random, options.writeGap);
    this.deals = Array.from(
      { length: DEALS_PER_CLIENT },
      (_, index) => new DealUnderTest(clientIndex * DEALS_PER_CLIENT + index, options.sellers, this.random),
    );
  }

  async work(stopSignal: AbortSignal): Promise<void> {
    const { tokens, busyDay } = this.options;
    for (; !stopSignal.aborted; await sleep(this.random.between(0, MAX_PAUSE_MS))) {
      const kind = this.random.fraction();
      if (kind < 0.6) await this.random.pick(this.deals).write(this.caller, tokens);
      else if (kind < 0.85) await this.currentDay().write(this.caller, tokens);
      else await busyDay.write(this.caller, tokens, this.random);
    }
  }

  /** Returns one message for each acknowledged write that is not stored. */
  async findLosses(reader: StoreReader): Promise<string[]> {
    const losses: (string | undefined)[] = [];
    for (const item of [...this.deals, ...this.days]) losses.push(await item.findLoss(reader));
    return losses.filter(loss => loss !== undefined);
  }

  private currentDay(): DayUnderTest {
    const last = this.days.at(-1);
    if (last?.isUsable) return last;
    const number = this.clientIndex * 1_000 + this.days.length;
    const day = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
    const next = new DayUnderTest(day, this.random);
    this.days.push(next);
    return next;
  }
}
