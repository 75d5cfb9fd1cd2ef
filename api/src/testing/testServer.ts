import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type App, createApp } from '../app.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import type { Position } from '../rules/people/positions.ts';
import { startSession } from '../modules/sessions/session.service.ts';
import { idOfDocument } from './documentTexts.ts';
import { holdToContract } from './restContract.ts';
import { TestStore } from './testStore.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer
  readonly body: any;
}

/** Calls the server as one person would, or as nobody; every answer is held against the OpenAPI document. */
export class TestClient {
  constructor(
    private readonly baseUrl: string,
    readonly token?: string,
    readonly employeeId = 0,
  ) {}

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: unknown) => this.send('POST', path, body);
  put = (path: string, body?: unknown) => this.send('PUT', path, body);
  delete = (path: string) => this.send('DELETE', path);

  /** `body` is sent as JSON; text is sent as it is. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const contentType = response.headers.get('content-type');
    holdToContract({ method, path, status: response.status, contentType, text });
    const isJson = contentType?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  /** Sends a document of the web app by its id, as the app does. */
  document(name: string, variables?: unknown, headers?: Record<string, string>): Promise<Answer> {
    const persistedQuery = { version: 1, sha256Hash: idOfDocument(name) };
    return this.send('POST', '/graphql', { variables, extensions: { persistedQuery } }, headers);
  }

  /** The data of a GraphQL operation, and its errors. */
  async graphql(query: string, variables: object = {}) {
    const { body } = await this.post('/graphql', { query, variables });
    return { data: body.data, errors: body.errors };
  }
}

/** A bug says its cause beside the test that met it. */
const stderr = { write: (line: string) => void process.stderr.write(line) };

/** The real app on a free port, over a store of its own. */
export class TestServer {
  private constructor(
    readonly store: TestStore,
    readonly config: Config,
    readonly baseUrl: string,
    private readonly app: App,
    private readonly ownsStore: boolean,
  ) {}

  get metrics(): App['metrics'] {
    return this.app.metrics;
  }

  /**
   * @param env variables of .env.example
   * @param store another server's, to be an instance beside it
   */
  static async start(env: NodeJS.ProcessEnv = {}, store?: TestStore): Promise<TestServer> {
    return store ? TestServer.on(store, env, false) : TestServer.on(await TestStore.open(), env, true);
  }

  private static async on(store: TestStore, env: NodeJS.ProcessEnv, ownsStore: boolean): Promise<TestServer> {
    const config = readConfig({ PORT: '0', DATABASE_URL: store.url, ...env });
    const services = { ...store.services, publicUrl: config.publicUrl, folders: config.folders };
    const app = await createApp(config, services, createLog('error', stderr));
    app.server.listen(0);
    await once(app.server, 'listening');
    const { port } = app.server.address() as AddressInfo;
    return new TestServer(store, config, `http://127.0.0.1:${port}`, app, ownsStore);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    if (this.ownsStore) await this.store.close();
  }

  /** A client without a token. */
  get anonymous(): TestClient {
    return new TestClient(this.baseUrl);
  }

  /** A client that sends this token, whatever it is. */
  holding(token: string): TestClient {
    return new TestClient(this.baseUrl, token);
  }

  /** A client signed in as a new active employee of that position. */
  async as(position: Position): Promise<TestClient> {
    return this.asEmployee(await this.store.employee({ position }));
  }

  async asEmployee(employeeId: number): Promise<TestClient> {
    const { token } = await startSession(this.store.services, employeeId);
    return new TestClient(this.baseUrl, token, employeeId);
  }
}
