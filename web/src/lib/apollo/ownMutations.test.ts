import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { hasRunningMutations, ownMutationsLink, startChange } from './ownMutations';
import { backgroundContext } from './requestContexts';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const NAME = gql('query Name { name }');
const SET_NAME = gql('mutation SetName { setName }');

/** Creates a client with a fake server that responds on demand. */
function createSlowServer() {
  const requests: { name: string | undefined; respond: (data: object) => Promise<void> }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable(observer => {
        const respond = async (data: object) => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
          await advanceTime(0);
        };
        requests.push({ name: operationName, respond });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ownMutationsLink.concat(server),
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
  const cachedName = () => client.readQuery<{ name: string }>({ query: NAME })?.name;
  const read = (context = {}) => client.query({ query: NAME, context });
  const save = () => client.mutate({ mutation: SET_NAME });
  return { requests, cachedName, read, save };
}

describe('a background read', () => {
  it('stores its result in the cache', async () => {
    const { requests, cachedName, read } = createSlowServer();
    void read(backgroundContext);
    await advanceTime(0);
    await requests[0]?.respond({ name: 'Ada' });
    expect(cachedName()).toBe('Ada');
  });

  it('runs again when this page saved a mutation during the read', async () => {
    const { requests, cachedName, read, save } = createSlowServer();
    void read(backgroundContext);
    await advanceTime(0);
    void save();
    await advanceTime(0);
    await requests[1]?.respond({ setName: true });
    await requests[0]?.respond({ name: 'Before' });
    expect(cachedName()).toBeUndefined();
    await advanceTime(2_000);
    await requests[2]?.respond({ name: 'After' });
    expect(cachedName()).toBe('After');
    expect(requests.map(({ name }) => name)).toEqual(['Name', 'SetName', 'Name']);
  });

  it('waits until the running mutation of this page has a response', async () => {
    const { requests, read, save } = createSlowServer();
    void save();
    await advanceTime(0);
    void read(backgroundContext);
    await advanceTime(10_000);
    expect(requests).toHaveLength(1);
    await requests[0]?.respond({ setName: true });
    expect(hasRunningMutations()).toBe(false);
    await advanceTime(2_000);
    expect(requests).toHaveLength(2);
  });

  it('waits until a drag ends, and reads again if a result arrives during the drag', async () => {
    const { requests, cachedName, read } = createSlowServer();
    void read(backgroundContext);
    await advanceTime(0);
    const endDrag = startChange();
    await requests[0]?.respond({ name: 'During the drag' });
    await advanceTime(10_000);
    expect(cachedName()).toBeUndefined();
    expect(requests).toHaveLength(1);
    endDrag();
    await advanceTime(2_000);
    await requests[1]?.respond({ name: 'After the drag' });
    expect(cachedName()).toBe('After the drag');
  });
});

test('runs a read that the user requested immediately, without waiting for mutations', async () => {
  const { requests, cachedName, read, save } = createSlowServer();
  void save();
  await advanceTime(0);
  void read();
  await advanceTime(0);
  await requests[1]?.respond({ name: 'Ada' });
  expect(cachedName()).toBe('Ada');
  await requests[0]?.respond({ setName: true });
});
