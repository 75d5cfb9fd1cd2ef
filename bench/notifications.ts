import { once } from 'node:events';
import type { BenchSetup } from './setup.ts';
import { createSession, createToken } from './store/store.ts';

const SCREENS = 200;
/** Number of simultaneous streams per person. It is within the server's limit. */
const STREAMS_PER_PERSON = 25;
const CHANGES = 60;

/**
 * Returns the CPU milliseconds that the server spends on each change to notify 200 open screens. All screens
 * show the same month.
 */
export async function measureNotificationCpuMs({ url, product, change }: BenchSetup): Promise<number> {
  let notifiedCount = 0;
  let resolveAll = () => {};
  const screens: WebSocket[] = [];
  for (let person = 0; person < SCREENS / STREAMS_PER_PERSON; person++) {
    const token = createToken();
    await createSession(url, token, person);
    for (let stream = 0; stream < STREAMS_PER_PERSON; stream++) {
      screens.push(
        await openScreen(product.address, token, () => {
          notifiedCount++;
          if (notifiedCount === SCREENS) resolveAll();
        }),
      );
    }
  }
  const changeAndWait = async () => {
    notifiedCount = 0;
    const allNotified = new Promise<void>(resolve => {
      resolveAll = resolve;
    });
    await change();
    await allNotified;
  };
  try {
    for (let time = 0; time < CHANGES; time++) await changeAndWait(); // warms up the compiler
    const before = await product.cpuMs();
    for (let time = 0; time < CHANGES; time++) await changeAndWait();
    return ((await product.cpuMs()) - before) / CHANGES;
  } finally {
    for (const stream of screens) stream.close();
  }
}

const SUBSCRIPTION = {
  query:
    'subscription Changes($topics: [ChangeTopic!]!, $start: Day, $end: Day) { changes(topics: $topics, start: $start, end: $end) { topic days } }',
  variables: { topics: ['DEALS', 'SETTINGS'], start: '2025-11-01', end: '2025-11-30' },
};

/** Opens the subscription of a screen as the web app does, on a separate connection. */
export async function openScreen(address: string, token: string, onChange: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql/stream`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  await once(socket, 'message');
  socket.addEventListener('message', ({ data }) => {
    if (JSON.parse(String(data)).type === 'next') onChange();
  });
  socket.send(JSON.stringify({ id: crypto.randomUUID(), type: 'subscribe', payload: SUBSCRIPTION }));
  return socket;
}
