import { once } from 'node:events';
import type { Stand } from './stand.ts';
import { newToken, signIn } from './store/store.ts';

const SCREENS = 200;
/** One person may have so many streams at once, and a few more. */
const OF_ONE_PERSON = 25;
const CHANGES = 60;

/** CPU milliseconds of the server for each change that it tells 200 open screens of, which all watch the same month. */
export async function noticeCpuMs({ url, ours, change }: Stand): Promise<number> {
  let arrived = 0;
  let all = () => {};
  const screens: WebSocket[] = [];
  for (let person = 0; person < SCREENS / OF_ONE_PERSON; person++) {
    const token = newToken();
    await signIn(url, token, person);
    for (let each = 0; each < OF_ONE_PERSON; each++) {
      screens.push(
        await openScreen(ours.address, token, () => {
          arrived++;
          if (arrived === SCREENS) all();
        }),
      );
    }
  }
  const oneChange = async () => {
    arrived = 0;
    const isTold = new Promise<void>(resolve => {
      all = resolve;
    });
    await change();
    await isTold;
  };
  try {
    for (let time = 0; time < CHANGES; time++) await oneChange(); // compiles what is compiled along the way
    const before = await ours.cpuMs();
    for (let time = 0; time < CHANGES; time++) await oneChange();
    return ((await ours.cpuMs()) - before) / CHANGES;
  } finally {
    for (const each of screens) each.close();
  }
}

const CHANGED = {
  query:
    'subscription Changes($topics: [ChangeTopic!]!, $start: Day, $end: Day) { changes(topics: $topics, start: $start, end: $end) { topic days } }',
  variables: { topics: ['DEALS', 'SETTINGS'], start: '2025-11-01', end: '2025-11-30' },
};

/** A subscription of a screen as the web app makes it, over a connection of its own. */
export async function openScreen(address: string, token: string, onChange: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql/stream`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
  await once(socket, 'message');
  socket.addEventListener('message', ({ data }) => {
    if (JSON.parse(String(data)).type === 'next') onChange();
  });
  socket.send(JSON.stringify({ id: crypto.randomUUID(), type: 'subscribe', payload: CHANGED }));
  return socket;
}
