import type { Channel } from '../../platform/viewer/viewer.ts';
import type { Position } from '../../rules/people/positions.ts';
import { restCalls } from '../../wiring/restApi.ts';
import type { TestClient } from '../testServer.ts';
import { listGraphqlOperations } from './graphqlOperations.ts';

/**
 * Lists the names of all mutations, and of all documented calls that may change something. Tests use the list
 * to cover every one of these calls.
 */
export async function listWriteCalls(): Promise<{ mutations: string[]; calls: string[] }> {
  const operations = await listGraphqlOperations();
  return {
    mutations: operations.filter(({ kind }) => kind === 'mutation').map(({ name }) => name),
    calls: restCalls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  };
}

/** A call that changes data, and the subject of its history entry. */
export interface WriteCase {
  readonly subject: string;
  readonly position: Position;
  /** The channel of the history entry. It is set only when it differs from the channel of the call. */
  readonly channel?: Channel;
  send(client: TestClient): Promise<unknown>;
}

/** Builds the case of a mutation. */
export const mutationCase = (
  text: () => string | Promise<string>,
  subject: string,
  position: Position = 3,
): WriteCase => ({
  subject,
  position,
  send: async client => {
    const { errors } = await client.graphql(`mutation { ${await text()} }`);
    expect(errors).toBeUndefined();
  },
});

/** Builds the case of a REST call. */
export const callCase = (
  method: string,
  path: () => string | Promise<string>,
  subject: string,
  { position = 3, body }: { position?: Position; body?: object | (() => object) } = {},
): WriteCase => ({
  subject,
  position,
  send: async client => {
    const requestBody = typeof body === 'function' ? body() : body;
    expect((await client.send(method, `/api${await path()}`, requestBody)).status).toBeLessThan(300);
  },
});
