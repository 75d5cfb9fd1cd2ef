import type { Cell, Change } from './cellSaves';
import { CellStore } from './cellStore';
import { type Answer, SaveQueue } from './saveQueue';

const front = (row: number): Cell => ({ row, field: 'frontGross' });
const back = (row: number): Cell => ({ row, field: 'backGross' });

const AWAY = { type: 'away', sentence: 'Away.', isAnswered: false } as const;

/** A server that stores texts, counts up one version and can be away. */
class Server {
  isAway = false;
  readonly heard: string[] = [];
  private version = 5;
  private gate: Promise<void> = Promise.resolve();

  /** Lets nothing be answered until the returned function is called. */
  hold(): () => void {
    let open = () => {};
    this.gate = new Promise(resolve => {
      open = resolve;
    });
    return open;
  }

  readonly send = async ({ cell, entered, seen }: Change<string>): Promise<Answer<string>> => {
    this.heard.push(`${cell.row} ${cell.field} ${entered} over ${seen}`);
    await this.gate;
    if (this.isAway) return AWAY;
    if (entered === 'rubbish') return { type: 'refused', sentence: 'No money.' };
    if (entered === 'trouble') return { ...AWAY, isAnswered: true };
    this.version += 1;
    return { type: 'stored', stored: entered, version: this.version };
  };
}

function begin(isOneLine = false) {
  const server = new Server();
  const store = new CellStore<string, string>();
  const news: boolean[] = [];
  const queue = new SaveQueue<string, string>(store, server.send, isAway => news.push(isAway), isOneLine);
  const statusOf = (cell: Cell) => store.of(cell)?.status;
  return { server, store, queue, news, statusOf };
}

describe('the changes of one row', () => {
  it('go one after the other; other rows do not wait', async () => {
    const { server, queue } = begin();
    const open = server.hold();
    const all = [
      queue.save(front(1), '100', 5),
      queue.save(back(1), '200', 5),
      queue.save(front(2), '300', 5),
    ];
    expect(server.heard).toEqual(['1 frontGross 100 over 5', '2 frontGross 300 over 5']);
    open();
    await Promise.all(all);
    expect(server.heard[2]).toBe('1 backGross 200 over 5');
  });

  it('go on after one that was refused, which gives nothing', async () => {
    const { queue, statusOf } = begin();
    const [refused, stored] = await Promise.all([
      queue.save(front(1), 'rubbish', 5),
      queue.save(back(1), '200', 5),
    ]);
    expect(refused).toBeUndefined();
    expect(stored).toEqual({ stored: '200', version: 6 });
    expect([statusOf(front(1)), statusOf(back(1))]).toEqual(['failed', 'saved']);
  });
});

it('of a large paste four rows are on their way at a time, and all are stored', async () => {
  const { server, queue, statusOf } = begin();
  const rows = Array.from({ length: 100 }, (_, index) => index + 1);
  const open = server.hold();
  const all = rows.map(row => queue.save(front(row), '100', 5));
  await Promise.resolve();
  expect(server.heard).toHaveLength(4);
  open();
  await Promise.all(all);
  expect(server.heard.map(each => each.split(' ')[0])).toEqual(rows.map(String));
  expect(new Set(rows.map(row => statusOf(front(row))))).toEqual(new Set(['saved']));
});

it('a cell that is typed again is sent over what its first text was stored as', async () => {
  const { server, queue } = begin();
  await Promise.all([queue.save(front(1), '100', 5), queue.save(front(1), '200', 5)]);
  expect(server.heard).toEqual(['1 frontGross 100 over 5', '1 frontGross 200 over 6']);
});

it('another cell of the row is not sent over a version that nobody saw in it', async () => {
  const { server, queue } = begin();
  await Promise.all([queue.save(front(1), '100', 5), queue.save(back(1), '200', 5)]);
  expect(server.heard[1]).toBe('1 backGross 200 over 5');
});

describe('in one line', () => {
  it('rows wait for one another, over an outage too, and pass one that was refused', async () => {
    const { server, queue, statusOf } = begin(true);
    server.isAway = true;
    const all = [
      queue.save(front(3), '100', undefined),
      queue.save(front(1), 'rubbish', undefined),
      queue.save(front(2), '300', undefined),
    ];
    await queue.sendAgain();
    expect(new Set(server.heard)).toEqual(new Set(['3 frontGross 100 over undefined']));
    server.isAway = false;
    server.heard.length = 0;
    await queue.sendAgain();
    await Promise.all(all);
    expect(server.heard.map(each => each.split(' ')[0])).toEqual(['3', '1', '2']);
    expect([3, 1, 2].map(row => statusOf(front(row)))).toEqual(['saved', 'failed', 'saved']);
  });

  it('what waits is replaced where it stands; what is on its way is not', async () => {
    const { server, queue, statusOf } = begin(true);
    server.isAway = true;
    void queue.save(front(1), '100', undefined);
    void queue.save(front(2), '200', undefined);
    await queue.sendAgain();
    expect(queue.replace(front(1), '101')).toBe(true);
    expect(queue.replace(front(3), '300')).toBe(false);
    expect(statusOf(front(1))).toBe('waiting');
    server.isAway = false;
    server.heard.length = 0;
    const open = server.hold();
    const sent = queue.sendAgain();
    expect(queue.replace(front(1), '102')).toBe(false);
    open();
    await sent;
    expect(server.heard).toEqual(['1 frontGross 101 over undefined', '2 frontGross 200 over undefined']);
  });
});

describe('after an outage', () => {
  async function outage() {
    const begun = begin();
    const { server, queue } = begun;
    server.isAway = true;
    void queue.save(front(2), '100', 5);
    void queue.save(front(1), '200', 5);
    void queue.save(back(2), '300', 5);
    await queue.sendAgain();
    server.isAway = false;
    server.heard.length = 0;
    return begun;
  }

  it('everything waits, and says so', async () => {
    const { news, statusOf } = await outage();
    expect([front(2), front(1), back(2)].map(statusOf)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(news.at(-1)).toBe(true);
  });

  it('is sent again, the row with the oldest change first', async () => {
    const { server, queue, statusOf } = await outage();
    expect(await queue.sendAgain()).toBe(true);
    expect(server.heard).toEqual([
      '2 frontGross 100 over 5',
      '2 backGross 300 over 5',
      '1 frontGross 200 over 5',
    ]);
    expect([front(2), front(1), back(2)].map(statusOf)).toEqual(['saved', 'saved', 'saved']);
  });

  it('a new change of a row goes behind those that wait', async () => {
    const { server, queue } = await outage();
    await queue.save(front(2), '150', 5);
    expect(server.heard).toEqual([
      '2 frontGross 100 over 5',
      '2 backGross 300 over 5',
      '2 frontGross 150 over 6',
    ]);
  });

  it('what was discarded meanwhile is not sent', async () => {
    const { server, queue, statusOf } = await outage();
    queue.discard(back(2));
    queue.discard(front(1));
    await queue.sendAgain();
    expect(server.heard).toEqual(['2 frontGross 100 over 5']);
    expect(statusOf(back(2))).toBeUndefined();
  });

  it('all wait again when a person tries in vain', async () => {
    const { server, queue, statusOf } = await outage();
    server.isAway = true;
    const trying = queue.sendAgain(true);
    expect(statusOf(front(2))).toBe('saving');
    await trying;
    expect([front(2), front(1), back(2)].map(statusOf)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('nothing more is asked of a server that is still away', async () => {
    const { server, queue } = await outage();
    server.isAway = true;
    expect(await queue.sendAgain()).toBe(false);
    expect(server.heard).toEqual(['2 frontGross 100 over 5']);
  });
});

it('one row that a server cannot take does not hold up the others', async () => {
  const { server, queue, statusOf } = begin();
  void queue.save(front(1), 'trouble', 5);
  server.isAway = true;
  void queue.save(front(2), '200', 5);
  await queue.sendAgain();
  server.isAway = false;
  expect(await queue.sendAgain()).toBe(false);
  expect([front(1), front(2)].map(statusOf)).toEqual(['waiting', 'saved']);
});

it('a change that follows at once upon the last answer of its row is sent', async () => {
  const { server, queue } = begin();
  await queue.save(front(1), '100', 5).then(() => queue.save(back(1), '200', 6));
  expect(server.heard).toHaveLength(2);
});
