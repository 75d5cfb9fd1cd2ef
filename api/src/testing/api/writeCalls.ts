import { restCalls } from '../../wiring/restApi.ts';
import { listGraphqlOperations } from './graphqlOperations.ts';

/**
 * Lists the names of all mutations, and of all documented calls that may change something. Tests use it to
 * cover every one of them.
 */
export async function listWriteCalls(): Promise<{ mutations: string[]; calls: string[] }> {
  const operations = await listGraphqlOperations();
  return {
    mutations: operations.filter(({ kind }) => kind === 'mutation').map(({ name }) => name),
    calls: restCalls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  };
}
