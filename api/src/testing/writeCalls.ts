import { restCalls } from '../wiring/restApi.ts';
import { graphqlOperations } from './graphqlOperations.ts';

/** The names of every mutation and every documented call that may change something, for tests that may forget none. */
export async function writeCalls(): Promise<{ mutations: string[]; calls: string[] }> {
  const operations = await graphqlOperations();
  return {
    mutations: operations.filter(({ kind }) => kind === 'mutation').map(({ name }) => name),
    calls: restCalls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  };
}
