import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type App, createApp } from '../app.ts';
import { startSession } from '../modules/sessions/session.service.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import type { Position } from '../rules/people/positions.ts';
import { getDocumentId } from './api/documentTexts.ts';
import { assertMatchesContract } from './api/restContract.ts';
import { TestStore } from './testStore.ts';

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, or undefined if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests expect different bodies
  readonly body: any;
}

/**
 * Calls the server as one person, or without a sign-in. Every response is checked against the OpenAPI
 * document.
 */
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

  /** Sends a text body unchanged, and any other body as JSON. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
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
    assertMatchesContract({ method, path, status: response.status, contentType, text });
    const isJson = contentType?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  /** Sends a document of the web app by its ID, like the app. */
  document(name: string, variables?: unknown, headers?: Record<string, string>): Promise<TestResponse> {
    const persistedQuery = { version: 1, sha256Hash: getDocumentId(name) };
    return this.send('POST', '/graphql', { variables, extensions: { persistedQuery } }, headers);
  }

  /** Returns the data and the errors of a GraphQL operation. */
  async graphql(query: string, variables: object = {}) {
    const { body } = await this.post('/graphql', { query, variables });
    return { data: body.data, errors: body.errors };
  }
}

/** Prints the cause of a bug next to its test. */
const stderr = { write: (line: string) => void process.stderr.write(line) };

/** The real app on a free port, with a separate store. */
export class TestServer {
  private constructor(
    readonly store: TestStore,
    readonly config: Config,
    readonly baseUrl: string,
    private readonly app: App,
    private readonly hasOwnStore: boolean,
  ) {}

  get metrics(): App['metrics'] {
    return this.app.metrics;
  }

  /**
   * @param env variables of .env.example
   * @param store the store of another server, to start a second instance
   */
  static async start(env: NodeJS.ProcessEnv = {}, store?: TestStore): Promise<TestServer> {
    return store
      ? TestServer.startWithStore(store, env, false)
      : TestServer.startWithStore(await TestStore.open(), env, true);
  }

  private static async startWithStore(
    store: TestStore,
    env: NodeJS.ProcessEnv,
    hasOwnStore: boolean,
  ): Promise<TestServer> {
    const config = readConfig({ PORT: '0', DATABASE_URL: store.url, ...env });
    const services = { ...store.services, publicUrl: config.publicUrl, folders: config.folders };
    const app = await createApp(config, services, createLog('error', stderr));
    app.server.listen(0);
    await once(app.server, 'listening');
    const { port } = app.server.address() as AddressInfo;
    return new TestServer(store, config, `http://127.0.0.1:${port}`, app, hasOwnStore);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    if (this.hasOwnStore) await this.store.close();
  }

  /** A client without a token. */
  get anonymous(): TestClient {
    return new TestClient(this.baseUrl);
  }

  /** Returns a client that sends this token. */
  withToken(token: string): TestClient {
    return new TestClient(this.baseUrl, token);
  }

  /** Signs in a new active employee of a position and returns the client. */
  async signInAs(position: Position): Promise<TestClient> {
    return this.signInAsEmployee(await this.store.insertEmployee({ position }));
  }

  async signInAsEmployee(employeeId: number): Promise<TestClient> {
    const { token } = await startSession(this.store.services, employeeId);
    return new TestClient(this.baseUrl, token, employeeId);
  }
}
