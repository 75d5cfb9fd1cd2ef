import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { beginChange, followChanges, hasChangesUnderWay } from './changesUnderWay';
import { unattended } from './unattended';

const { jest } = import.meta;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const NAME = gql('query Name { name }');
const SET_NAME = gql('mutation SetName { setName }');

/** A client, and its server, which answers when a test says so. */
function slowServer() {
  const requests: { name: string | undefined; answer: (data: object) => Promise<void> }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable(observer => {
        const answer = async (data: object) => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
          await pass(0);
        };
        requests.push({ name: operationName, answer });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: followChanges.concat(server),
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  });
  const shown = () => client.readQuery<{ name: string }>({ query: NAME })?.name;
  const read = (context = {}) => client.query({ query: NAME, context });
  const save = () => client.mutate({ mutation: SET_NAME });
  return { requests, shown, read, save };
}

describe('a background read', () => {
  it('shows its result', async () => {
    const { requests, shown, read } = slowServer();
    void read(unattended);
    await pass(0);
    await requests[0]?.answer({ name: 'Ada' });
    expect(shown()).toBe('Ada');
  });

  it('is repeated when a change of ours was saved in between', async () => {
    const { requests, shown, read, save } = slowServer();
    void read(unattended);
    await pass(0);
    void save();
    await pass(0);
    await requests[1]?.answer({ setName: true });
    await requests[0]?.answer({ name: 'Before' });
    expect(shown()).toBeUndefined();
    await pass(2_000);
    await requests[2]?.answer({ name: 'After' });
    expect(shown()).toBe('After');
    expect(requests.map(({ name }) => name)).toEqual(['Name', 'SetName', 'Name']);
  });

  it('waits until a change of ours is answered', async () => {
    const { requests, read, save } = slowServer();
    void save();
    await pass(0);
    void read(unattended);
    await pass(10_000);
    expect(requests).toHaveLength(1);
    await requests[0]?.answer({ setName: true });
    expect(hasChangesUnderWay()).toBe(false);
    await pass(2_000);
    expect(requests).toHaveLength(2);
  });

  it('waits until a drag ends, and discards a result that comes during it', async () => {
    const { requests, shown, read } = slowServer();
    void read(unattended);
    await pass(0);
    const drop = beginChange();
    await requests[0]?.answer({ name: 'During the drag' });
    await pass(10_000);
    expect(shown()).toBeUndefined();
    expect(requests).toHaveLength(1);
    drop();
    await pass(2_000);
    await requests[1]?.answer({ name: 'After the drag' });
    expect(shown()).toBe('After the drag');
  });
});

test('a read that a user asked for does not wait for changes', async () => {
  const { requests, shown, read, save } = slowServer();
  void save();
  await pass(0);
  void read();
  await pass(0);
  await requests[1]?.answer({ name: 'Ada' });
  expect(shown()).toBe('Ada');
  await requests[0]?.answer({ setName: true });
});
