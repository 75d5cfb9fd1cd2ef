import type { CellChange, EditableCell } from './cellSaves';
import { CellStore } from './cellStore';
import { SaveQueue, type SaveResult } from './saveQueue';

const frontCell = (row: number): EditableCell => ({ row, field: 'frontGross' });
const backCell = (row: number): EditableCell => ({ row, field: 'backGross' });

const UNAVAILABLE = { type: 'unavailable', message: 'Away.', hasResponse: false } as const;

/** A fake server that stores texts. Each stored text increases its version. The server can be unavailable. */
class FakeQueueServer {
  isUnavailable = false;
  readonly requests: string[] = [];
  private version = 5;
  private responseGate: Promise<void> = Promise.resolve();

  /** Delays all responses until the returned function is called. */
  holdResponses(): () => void {
    let releaseResponses = () => {};
    this.responseGate = new Promise(resolve => {
      releaseResponses = resolve;
    });
    return releaseResponses;
  }

  readonly send = async ({ cell, entered, baseVersion }: CellChange<string>): Promise<SaveResult<string>> => {
    this.requests.push(`${cell.row} ${cell.field} ${entered} over ${baseVersion}`);
    await this.responseGate;
    if (this.isUnavailable) return UNAVAILABLE;
    if (entered === 'rubbish') return { type: 'rejected', message: 'No money.' };
    if (entered === 'trouble') return { ...UNAVAILABLE, hasResponse: true };
    this.version += 1;
    return { type: 'stored', stored: entered, version: this.version };
  };
}

function createQueue(isSequential = false) {
  const server = new FakeQueueServer();
  const store = new CellStore<string, string>();
  const outageReports: boolean[] = [];
  const queue = new SaveQueue<string, string>(
    store,
    server.send,
    isUnavailable => outageReports.push(isUnavailable),
    isSequential,
  );
  const getStatus = (cell: EditableCell) => store.get(cell)?.status;
  return { server, store, queue, outageReports, getStatus };
}

describe('changes of one row', () => {
  it('sends the changes of one row one after the other, without delaying other rows', async () => {
    const { server, queue } = createQueue();
    const releaseResponses = server.holdResponses();
    const all = [
      queue.save(frontCell(1), '100', 5),
      queue.save(backCell(1), '200', 5),
      queue.save(frontCell(2), '300', 5),
    ];
    expect(server.requests).toEqual(['1 frontGross 100 over 5', '2 frontGross 300 over 5']);
    releaseResponses();
    await Promise.all(all);
    expect(server.requests[2]).toBe('1 backGross 200 over 5');
  });

  it('continues after a rejected change, which resolves to undefined', async () => {
    const { queue, getStatus } = createQueue();
    const [rejected, stored] = await Promise.all([
      queue.save(frontCell(1), 'rubbish', 5),
      queue.save(backCell(1), '200', 5),
    ]);
    expect(rejected).toBeUndefined();
    expect(stored).toEqual({ stored: '200', version: 6 });
    expect([getStatus(frontCell(1)), getStatus(backCell(1))]).toEqual(['failed', 'saved']);
  });
});

it('sends at most four rows of a large paste at a time and stores all of them', async () => {
  const { server, queue, getStatus } = createQueue();
  const rows = Array.from({ length: 100 }, (_, index) => index + 1);
  const releaseResponses = server.holdResponses();
  const all = rows.map(row => queue.save(frontCell(row), '100', 5));
  await Promise.resolve();
  expect(server.requests).toHaveLength(4);
  releaseResponses();
  await Promise.all(all);
  expect(server.requests.map(each => each.split(' ')[0])).toEqual(rows.map(String));
  expect(new Set(rows.map(row => getStatus(frontCell(row))))).toEqual(new Set(['saved']));
});

it('bases the second change of a cell on the version that the first change stored', async () => {
  const { server, queue } = createQueue();
  await Promise.all([queue.save(frontCell(1), '100', 5), queue.save(frontCell(1), '200', 5)]);
  expect(server.requests).toEqual(['1 frontGross 100 over 5', '1 frontGross 200 over 6']);
});

it('does not update the base version of another cell of the same row', async () => {
  const { server, queue } = createQueue();
  await Promise.all([queue.save(frontCell(1), '100', 5), queue.save(backCell(1), '200', 5)]);
  expect(server.requests[1]).toBe('1 backGross 200 over 5');
});

describe('a sequential queue', () => {
  it('sends rows in order even after an outage, and skips a rejected row', async () => {
    const { server, queue, getStatus } = createQueue(true);
    server.isUnavailable = true;
    const all = [
      queue.save(frontCell(3), '100', undefined),
      queue.save(frontCell(1), 'rubbish', undefined),
      queue.save(frontCell(2), '300', undefined),
    ];
    await queue.sendAgain();
    expect(new Set(server.requests)).toEqual(new Set(['3 frontGross 100 over undefined']));
    server.isUnavailable = false;
    server.requests.length = 0;
    await queue.sendAgain();
    await Promise.all(all);
    expect(server.requests.map(each => each.split(' ')[0])).toEqual(['3', '1', '2']);
    expect([3, 1, 2].map(row => getStatus(frontCell(row)))).toEqual(['saved', 'failed', 'saved']);
  });

  it('replaces a pending change in place, but not a change that is being sent', async () => {
    const { server, queue, getStatus } = createQueue(true);
    server.isUnavailable = true;
    void queue.save(frontCell(1), '100', undefined);
    void queue.save(frontCell(2), '200', undefined);
    await queue.sendAgain();
    expect(queue.replace(frontCell(1), '101')).toBe(true);
    expect(queue.replace(frontCell(3), '300')).toBe(false);
    expect(getStatus(frontCell(1))).toBe('waiting');
    server.isUnavailable = false;
    server.requests.length = 0;
    const releaseResponses = server.holdResponses();
    const resend = queue.sendAgain();
    expect(queue.replace(frontCell(1), '102')).toBe(false);
    releaseResponses();
    await resend;
    expect(server.requests).toEqual(['1 frontGross 101 over undefined', '2 frontGross 200 over undefined']);
  });
});

describe('a queue after an outage', () => {
  async function createQueueAfterOutage() {
    const queueWithOutage = createQueue();
    const { server, queue } = queueWithOutage;
    server.isUnavailable = true;
    void queue.save(frontCell(2), '100', 5);
    void queue.save(frontCell(1), '200', 5);
    void queue.save(backCell(2), '300', 5);
    await queue.sendAgain();
    server.isUnavailable = false;
    server.requests.length = 0;
    return queueWithOutage;
  }

  it('marks all changes as waiting and reports the outage', async () => {
    const { outageReports, getStatus } = await createQueueAfterOutage();
    expect([frontCell(2), frontCell(1), backCell(2)].map(getStatus)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(outageReports.at(-1)).toBe(true);
  });

  it('sends all waiting changes again, starting with the row that has the oldest change', async () => {
    const { server, queue, getStatus } = await createQueueAfterOutage();
    expect(await queue.sendAgain()).toBe(true);
    expect(server.requests).toEqual([
      '2 frontGross 100 over 5',
      '2 backGross 300 over 5',
      '1 frontGross 200 over 5',
    ]);
    expect([frontCell(2), frontCell(1), backCell(2)].map(getStatus)).toEqual(['saved', 'saved', 'saved']);
  });

  it('queues a new change of a row behind its pending changes', async () => {
    const { server, queue } = await createQueueAfterOutage();
    await queue.save(frontCell(2), '150', 5);
    expect(server.requests).toEqual([
      '2 frontGross 100 over 5',
      '2 backGross 300 over 5',
      '2 frontGross 150 over 6',
    ]);
  });

  it('does not send a change that was discarded', async () => {
    const { server, queue, getStatus } = await createQueueAfterOutage();
    queue.discard(backCell(2));
    queue.discard(frontCell(1));
    await queue.sendAgain();
    expect(server.requests).toEqual(['2 frontGross 100 over 5']);
    expect(getStatus(backCell(2))).toBeUndefined();
  });

  it('marks all changes as waiting again after a failed manual retry', async () => {
    const { server, queue, getStatus } = await createQueueAfterOutage();
    server.isUnavailable = true;
    const retry = queue.sendAgain(true);
    expect(getStatus(frontCell(2))).toBe('saving');
    await retry;
    expect([frontCell(2), frontCell(1), backCell(2)].map(getStatus)).toEqual([
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  it('stops at the first request to a server that is still unavailable', async () => {
    const { server, queue } = await createQueueAfterOutage();
    server.isUnavailable = true;
    expect(await queue.sendAgain()).toBe(false);
    expect(server.requests).toEqual(['2 frontGross 100 over 5']);
  });
});

it('sends the changes of other rows when the server fails for one row', async () => {
  const { server, queue, getStatus } = createQueue();
  void queue.save(frontCell(1), 'trouble', 5);
  server.isUnavailable = true;
  void queue.save(frontCell(2), '200', 5);
  await queue.sendAgain();
  server.isUnavailable = false;
  expect(await queue.sendAgain()).toBe(false);
  expect([frontCell(1), frontCell(2)].map(getStatus)).toEqual(['waiting', 'saved']);
});

it('sends a change that is saved immediately after the last response for its row', async () => {
  const { server, queue } = createQueue();
  await queue.save(frontCell(1), '100', 5).then(() => queue.save(backCell(1), '200', 6));
  expect(server.requests).toHaveLength(2);
});
