import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../api/src/modules/demoStore/random.ts';
import type { CallOutcome } from './possibleStates.ts';

/** The URL to which calls are sent. */
export interface ServerAddress {
  readonly baseUrl: string;
}

/** One write, as a REST and as a GraphQL request. */
export interface WriteCall {
  readonly rest: { readonly method: string; readonly path: string; readonly body?: unknown };
  readonly graphql: { readonly mutation: string; readonly variables: object };
  /** Returns the id of the created row, if a row is created. */
  readonly getId?: (responseData: ResponseData) => number | undefined;
}

/** The body of a REST response, or the data of a GraphQL response. */
// biome-ignore lint/suspicious/noExplicitAny: the sender of a call knows the type of its response
type ResponseData = any;

interface WriteResult {
  readonly outcome: CallOutcome;
  /** The id of the created row. */
  readonly id?: number | undefined;
}

/** Maximum time for a response. The limit is much longer than the ten seconds that a server may take. */
const MAX_RESPONSE_MS = 40_000;
const PAUSE_AFTER_ERROR_MS = 100;

const REJECTION_STATUSES = new Set([400, 404, 409]);
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  BAD_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNAVAILABLE: 503,
};

/**
 * Sends one call after the other, each to a random server over REST or GraphQL. Each method returns the
 * result of its call.
 */
export class ApiCaller {
  /** Responses that a server must never send. */
  readonly faults: string[] = [];
  acknowledged = 0;
  private readonly servers: readonly ServerAddress[];
  private readonly random: Random;
  private readonly writeGap: WriteGap;

  constructor(servers: readonly ServerAddress[], random: Random, writeGap: WriteGap) {
    this.servers = servers;
    this.random = random;
    this.writeGap = writeGap;
  }

  /**
   * Sends a write.
   * @param token the caller's session token
   */
  async write(call: WriteCall, token: string): Promise<WriteResult> {
    const result = await this.send(call, token);
    if (result.outcome === 'acknowledged') {
      this.acknowledged += 1;
      this.writeGap.recordWrite();
    } else if (result.outcome !== 'rejected') await sleep(PAUSE_AFTER_ERROR_MS);
    return result;
  }

  private async send(call: WriteCall, token: string): Promise<WriteResult> {
    const { baseUrl } = this.random.pick(this.servers);
    const isRest = this.random.chance(0.5);
    const { method, path, body } = isRest
      ? call.rest
      : {
          method: 'POST',
          path: '/graphql',
          body: { query: call.graphql.mutation, variables: call.graphql.variables },
        };
    const sentAt = Date.now();
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(MAX_RESPONSE_MS),
      });
      const text = await response.text();
      return this.toResult(response.status, text, call);
    } catch (error) {
      if (Date.now() - sentAt >= MAX_RESPONSE_MS) this.faults.push(`No response to ${method} ${path}.`);
      return { outcome: isConnectionRefused(error) ? 'unchanged' : 'unknown' };
    }
  }

  private toResult(httpStatus: number, text: string, { getId }: WriteCall): WriteResult {
    const responseData = text ? JSON.parse(text) : undefined;
    const [error] = responseData?.errors ?? [];
    const status = error ? (STATUS_BY_CODE[error.extensions?.code] ?? httpStatus) : httpStatus;
    if (status < 300 && !error)
      return { outcome: 'acknowledged', id: getId?.(responseData?.data ?? responseData) };
    if (REJECTION_STATUSES.has(status)) return { outcome: 'rejected' };
    if (status === 429) return { outcome: 'unchanged' };
    const message = String(error?.message ?? responseData?.message);
    // Trusts the message of the server here. The final checks would detect a wrong message.
    if (status === 503) return { outcome: /nothing was changed/i.test(message) ? 'unchanged' : 'unknown' };
    this.faults.push(`Response ${status}: ${text.slice(0, 200)}`);
    return { outcome: 'unknown' };
  }
}

const isConnectionRefused = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

/** Measures the longest time without an acknowledged write of any client. */
export class WriteGap {
  private longestGap = 0;
  private lastWriteAt = performance.now();

  /** Records an acknowledged write. */
  recordWrite(): void {
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.lastWriteAt);
    this.lastWriteAt = now;
  }

  get longestMs(): number {
    return Math.round(this.longestGap);
  }
}
