import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../api/src/modules/demoStore/random.ts';
import type { Outcome } from './possible.ts';
import type { Silence } from './silence.ts';

/** Where calls are sent. */
export interface Address {
  readonly baseUrl: string;
}

/** One write, as each of the two doors knows it. */
export interface Call {
  readonly rest: { readonly method: string; readonly path: string; readonly body?: unknown };
  readonly graphql: { readonly mutation: string; readonly variables: object };
  /** The key of the row that the answer shows, where one is made. */
  readonly idOf?: (answer: Answer) => number | undefined;
}

/** A REST body, or the data of a GraphQL answer. */
// biome-ignore lint/suspicious/noExplicitAny: whoever made the call knows what its answer looks like
type Answer = any;

interface Result {
  readonly outcome: Outcome;
  /** Of the row that was made. */
  readonly id?: number | undefined;
}

/** Far longer than the ten seconds that a server may take. */
const LONGEST_ANSWER_MS = 40_000;
const PAUSE_AFTER_TROUBLE_MS = 100;

const REFUSED = new Set([400, 404, 409]);
const STATUS_OF: Readonly<Record<string, number>> = {
  BAD_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  UNAVAILABLE: 503,
};

/** Sends one call after the other, each to a server and by a door that chance picks, and returns the result. */
export class Caller {
  /** Answers that a server must never give. */
  readonly misdeeds: string[] = [];
  acknowledged = 0;
  private readonly servers: readonly Address[];
  private readonly random: Random;
  private readonly silence: Silence;

  constructor(servers: readonly Address[], random: Random, silence: Silence) {
    this.servers = servers;
    this.random = random;
    this.silence = silence;
  }

  /** @param token of whoever calls */
  async write(call: Call, token: string): Promise<Result> {
    const result = await this.send(call, token);
    if (result.outcome === 'acknowledged') {
      this.acknowledged += 1;
      this.silence.broken();
    } else if (result.outcome !== 'refused') await sleep(PAUSE_AFTER_TROUBLE_MS);
    return result;
  }

  private async send(call: Call, token: string): Promise<Result> {
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
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      });
      const text = await response.text();
      return this.resultOf(response.status, text, call);
    } catch (error) {
      if (Date.now() - sentAt >= LONGEST_ANSWER_MS) this.misdeeds.push(`No answer to ${method} ${path}.`);
      return { outcome: wasNeverSent(error) ? 'nothing' : 'unknown' };
    }
  }

  private resultOf(httpStatus: number, text: string, { idOf }: Call): Result {
    const answer = text ? JSON.parse(text) : undefined;
    const [error] = answer?.errors ?? [];
    const status = error ? (STATUS_OF[error.extensions?.code] ?? httpStatus) : httpStatus;
    if (status < 300 && !error) return { outcome: 'acknowledged', id: idOf?.(answer?.data ?? answer) };
    if (REFUSED.has(status)) return { outcome: 'refused' };
    if (status === 429) return { outcome: 'nothing' };
    const message = String(error?.message ?? answer?.message);
    // Such a sentence of the server is believed; the checks find it when it was wrong.
    if (status === 503) return { outcome: /nothing was changed/i.test(message) ? 'nothing' : 'unknown' };
    this.misdeeds.push(`An answer ${status}: ${text.slice(0, 200)}`);
    return { outcome: 'unknown' };
  }
}

const wasNeverSent = (error: unknown) =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
