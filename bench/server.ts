import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../api/src/embeddedPostgres/freePort.ts';
import { Caller, type Request } from './caller.ts';
import type { Question } from './questions.ts';

const READY_MS = 180_000;
/** A measurement sends more than any person. */
const UNLIMITED = '1000000000000';
const METER = new URL('meter.ts', import.meta.url).href;

/** A server in a process of its own that answers the questions over HTTP: ours, or the floor. */
export class BenchServer {
  private readonly child: ChildProcess;
  private readonly port: number;
  private readonly caller: Caller;
  private readonly requestOf: (question: Question) => Request;

  private constructor(child: ChildProcess, port: number, requestOf: (question: Question) => Request) {
    this.child = child;
    this.port = port;
    this.caller = new Caller(port);
    this.requestOf = requestOf;
  }

  /** The product as `npm start` runs it, over a database that it migrates. */
  static ours(url: string, token: string): Promise<BenchServer> {
    const args = ['--enable-source-maps', 'api/dist/main.js'];
    const env = {
      DATABASE_URL: url,
      DEMO_DATA: 'off',
      LOCAL_SIGN_IN: 'on',
      QUERY_BUDGET: UNLIMITED,
      ANALYSIS_BUDGET: UNLIMITED,
    };
    return BenchServer.start(args, env, '/readyz', ({ body }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body(),
    }));
  }

  /** Bare `node:http` that sends PostgreSQL's JSON text. */
  static floor(url: string): Promise<BenchServer> {
    return BenchServer.start(['bench/floor/server.ts'], { DATABASE_URL: url }, '/', ({ floor, values }) => ({
      method: 'GET',
      path: `/${floor}?${values?.()
        .map(value => `value=${value}`)
        .join('&')}`,
    }));
  }

  private static async start(
    args: string[],
    settings: Record<string, string>,
    readyPath: string,
    requestOf: (question: Question) => Request,
  ): Promise<BenchServer> {
    const { PATH, HOME, TMPDIR } = process.env;
    const port = await freePort();
    const child = spawn(process.execPath, ['--import', METER, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH, HOME, TMPDIR, NODE_NO_WARNINGS: '1', PORT: String(port), ...settings },
    });
    const server = new BenchServer(child, port, requestOf);
    try {
      await server.untilReady(readyPath);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @throws when the answer is not a success */
  answer(question: Question): Promise<Buffer> {
    return this.caller.call(this.requestOf(question));
  }

  /** The data of a GraphQL answer. @throws when it is refused */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const request = this.requestOf({ body: () => JSON.stringify({ query, variables }) } as Question);
    const { data, errors } = JSON.parse((await this.caller.call(request)).toString());
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  /** Milliseconds of processor time that the process has used so far. */
  cpuMs(): Promise<number> {
    return this.meter('cpu');
  }

  /** Milliseconds of the longest pause of the event loop since the last call. */
  takePauseMs(): Promise<number> {
    return this.meter('pause');
  }

  /** Resident memory in megabytes. Linux only. */
  memoryMb(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]) / 1_000;
  }

  private async meter(what: 'cpu' | 'pause'): Promise<number> {
    this.child.send(what);
    const [ms] = (await once(this.child, 'message')) as [number];
    return ms;
  }

  async stop(): Promise<void> {
    this.caller.close();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  private async untilReady(path: string): Promise<void> {
    for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(50)) {
      if (this.child.exitCode !== null) throw new Error('A server under measurement did not start.');
      const answer = await this.caller.call({ method: 'GET', path }).catch(() => undefined);
      if (answer) return;
    }
    throw new Error(`A server under measurement did not become ready within ${READY_MS / 1000} s.`);
  }
}
