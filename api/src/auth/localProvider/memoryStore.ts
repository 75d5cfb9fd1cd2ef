import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../clock.ts';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds; never when absent. */
  readonly expiresAt: number | undefined;
}

/** Enough for any store's people; above it the oldest are dropped. */
const MOST_ENTRIES = 10_000;

/** The state of the local provider between calls. It ends with the process. */
export class MemoryStore {
  private readonly entries = new Map<string, Entry>();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** The store as `oidc-provider` wants it, one per kind of record. */
  readonly adapterOf = (kind: string): Adapter => {
    const key = (id: string) => `${kind}:${id}`;
    const whose = (isIt: (payload: AdapterPayload) => boolean) =>
      [...this.entries].find(([each, { payload }]) => each.startsWith(`${kind}:`) && isIt(payload))?.[0];
    return {
      upsert: async (id, payload, seconds) => this.put(key(id), payload, seconds),
      find: async id => this.get(key(id)),
      findByUid: async uid => this.get(whose(payload => payload.uid === uid)),
      findByUserCode: async code => this.get(whose(payload => payload.userCode === code)),
      consume: async id => {
        const payload = this.get(key(id));
        if (payload) payload.consumed = Math.floor(this.now() / 1000);
      },
      destroy: async id => {
        this.entries.delete(key(id));
      },
      revokeByGrantId: async grantId => {
        for (const [each, { payload }] of this.entries) {
          if (payload.grantId === grantId) this.entries.delete(each);
        }
      },
    };
  };

  private put(key: string, payload: AdapterPayload, seconds: number | undefined): void {
    this.entries.delete(key);
    this.entries.set(key, {
      payload,
      expiresAt: seconds === undefined ? undefined : this.now() + seconds * 1000,
    });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MOST_ENTRIES && oldest) this.entries.delete(oldest);
  }

  private get(key: string | undefined): AdapterPayload | undefined {
    const entry = key === undefined ? undefined : this.entries.get(key);
    if (entry?.expiresAt === undefined || entry.expiresAt > this.now()) return entry?.payload;
    if (key) this.entries.delete(key);
    return undefined;
  }

  private now = () => this.clock.now().getTime();
}
