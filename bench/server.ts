import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../api/src/platform/embeddedPostgres/launch.ts';
import type { BenchRequest } from './requests.ts';

const MAX_START_MS = 180_000;
/** A query budget that no measurement exceeds. */
const UNLIMITED_BUDGET = '1000000000000';
const METER = new URL('meter.ts', import.meta.url).href;

/**
 * A server in a separate process that responds to the benchmark's requests over HTTP: the product or the
 * baseline.
 */
export class BenchServer {
  private readonly child: ChildProcess;
  private readonly port: number;
  private readonly client: HttpClient;
  private readonly toHttpRequest: (benchRequest: BenchRequest) => HttpRequest;

  private constructor(
    child: ChildProcess,
    port: number,
    toHttpRequest: (benchRequest: BenchRequest) => HttpRequest,
  ) {
    this.child = child;
    this.port = port;
    this.client = new HttpClient(port);
    this.toHttpRequest = toHttpRequest;
  }

  /** Starts the product as `npm start` runs it, on a database that it migrates. */
  static startProduct(url: string, token: string): Promise<BenchServer> {
    const args = ['--enable-source-maps', 'api/dist/main.js'];
    const env = {
      DATABASE_URL: url,
      DEMO_DATA: 'off',
      LOCAL_SIGN_IN: 'on',
      QUERY_BUDGET: UNLIMITED_BUDGET,
      ANALYSIS_BUDGET: UNLIMITED_BUDGET,
    };
    return BenchServer.start(args, env, '/readyz', ({ body }) => ({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body(),
    }));
  }

  /** Starts the baseline: plain `node:http` that sends PostgreSQL's JSON text. */
  static startBaseline(url: string): Promise<BenchServer> {
    return BenchServer.start(
      ['bench/baseline/server.ts'],
      { DATABASE_URL: url },
      '/',
      ({ baseline, values }) => ({
        method: 'GET',
        path: `/${baseline}?${values?.()
          .map(value => `value=${value}`)
          .join('&')}`,
      }),
    );
  }

  private static async start(
    args: string[],
    settings: Record<string, string>,
    readyPath: string,
    toHttpRequest: (benchRequest: BenchRequest) => HttpRequest,
  ): Promise<BenchServer> {
    const { PATH, HOME, TMPDIR } = process.env;
    const port = await findFreePort();
    const child = spawn(process.execPath, ['--import', METER, ...args], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { PATH, HOME, TMPDIR, NODE_NO_WARNINGS: '1', PORT: String(port), ...settings },
    });
    const server = new BenchServer(child, port, toHttpRequest);
    try {
      await server.waitUntilReady(readyPath);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Sends a request. @throws when the status is not 200 */
  send(benchRequest: BenchRequest): Promise<Buffer> {
    return this.client.send(this.toHttpRequest(benchRequest));
  }

  /** Returns the data of a GraphQL response. @throws when the server rejects the request */
  async runGraphql<Data>(query: string, variables: object = {}): Promise<Data> {
    const request = this.toHttpRequest({ body: () => JSON.stringify({ query, variables }) } as BenchRequest);
    const { data, errors } = JSON.parse((await this.client.send(request)).toString());
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  /** Returns the milliseconds of CPU time that the process has used so far. */
  cpuMs(): Promise<number> {
    return this.meter('cpu');
  }

  /** Returns the milliseconds of the longest pause of the event loop since the last call. */
  takePauseMs(): Promise<number> {
    return this.meter('pause');
  }

  /** Returns the resident memory in megabytes. Linux only. */
  memoryMb(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]) / 1_000;
  }

  private async meter(metric: 'cpu' | 'pause'): Promise<number> {
    this.child.send(metric);
    const [ms] = (await once(this.child, 'message')) as [number];
    return ms;
  }

  async stop(): Promise<void> {
    this.client.close();
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill();
    await exited;
  }

  private async waitUntilReady(path: string): Promise<void> {
    for (const deadline = Date.now() + MAX_START_MS; Date.now() < deadline; await sleep(50)) {
      if (this.child.exitCode !== null) throw new Error('The server under test did not start.');
      const response = await this.client.send({ method: 'GET', path }).catch(() => undefined);
      if (response) return;
    }
    throw new Error(`The server under test was not ready within ${MAX_START_MS / 1000} s.`);
  }
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends requests to one server one after the other, over a keep-alive connection, as a browser does. */
export class HttpClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** Returns the uncompressed body of the response. @throws when the status is not 200 */
  send({ method, path, headers = {}, body }: HttpRequest): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent: this.agent, host: '127.0.0.1', port: this.port, method, path };
      const clientRequest = request({ ...options, headers: { ...headers, ...length } }, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const responseBody = Buffer.concat(chunks);
          if (response.statusCode === 200) resolve(responseBody);
          else
            reject(
              new Error(
                `${path} responded with ${response.statusCode}: ${responseBody.toString().slice(0, 500)}`,
              ),
            );
        });
      });
      clientRequest.on('error', reject);
      clientRequest.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
