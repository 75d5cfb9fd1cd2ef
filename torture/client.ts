import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../api/src/modules/demoStore/random.ts';
import { type Address, Caller } from './caller.ts';
import { DealUnderTest } from './deals.ts';
import type { Tokens } from './people.ts';
import type { Silence } from './silence.ts';
import type { Reader } from './store.ts';
import { type BusyDay, DayUnderTest } from './ups.ts';

const DEALS_EACH = 8;
const LONGEST_PAUSE_MS = 15;
const FIRST_DAY = Date.parse('2000-01-01');
const DAY_MS = 86_400_000;

interface Parts {
  readonly servers: readonly Address[];
  readonly seed: string;
  readonly tokens: Tokens;
  /** Two employees. */
  readonly sellers: readonly number[];
  /** The one day that all clients share. */
  readonly busyDay: BusyDay;
  readonly silence: Silence;
}

/** Someone who writes without pause, mostly to things of their own, and remembers every answer. */
export class Client {
  readonly caller: Caller;
  private readonly place: number;
  private readonly parts: Parts;
  private readonly random: Random;
  private readonly deals: readonly DealUnderTest[];
  private readonly days: DayUnderTest[] = [];

  /** @param place no two clients have the same, from 0 */
  constructor(place: number, parts: Parts) {
    this.place = place;
    this.parts = parts;
    this.random = new Random(`${parts.seed}, client ${place}`);
    this.caller = new Caller(parts.servers, this.random, parts.silence);
    this.deals = Array.from(
      { length: DEALS_EACH },
      (_, index) => new DealUnderTest(place * DEALS_EACH + index, parts.sellers, this.random),
    );
  }

  async work(over: AbortSignal): Promise<void> {
    const { tokens, busyDay } = this.parts;
    for (; !over.aborted; await sleep(this.random.between(0, LONGEST_PAUSE_MS))) {
      const kind = this.random.fraction();
      if (kind < 0.6) await this.random.pick(this.deals).write(this.caller, tokens);
      else if (kind < 0.85) await this.ownDay().write(this.caller, tokens);
      else await busyDay.write(this.caller, tokens, this.random);
    }
  }

  /** Sentences about what was acknowledged and is not stored. */
  async complaints(reader: Reader): Promise<string[]> {
    const found: (string | undefined)[] = [];
    for (const thing of [...this.deals, ...this.days]) found.push(await thing.complaint(reader));
    return found.filter(complaint => complaint !== undefined);
  }

  private ownDay(): DayUnderTest {
    const last = this.days.at(-1);
    if (last?.isUsable) return last;
    const number = this.place * 1_000 + this.days.length;
    const day = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
    const next = new DayUnderTest(day, this.random);
    this.days.push(next);
    return next;
  }
}
