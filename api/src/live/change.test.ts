import type { Day } from '../rules/calendar/calendar.ts';
import { concerns, mergeChanges, parseChange, serializeChange } from './change.ts';
import { ChangeStream } from './changeStream.ts';

const upsOf = (...days: Day[]) => ({ topic: 'UP_LOG', days }) as const;
const june = { start: '2026-06-01', end: '2026-06-30' } as const;

describe('a notice between instances', () => {
  it('is parsed as it was serialized', () => {
    expect(parseChange(serializeChange(upsOf('2026-06-17')))).toEqual(upsOf('2026-06-17'));
  });

  it('fits a notice however many days it is about', () => {
    const days = Array.from({ length: 5_000 }, (_, index) => `${1900 + (index % 1000)}-01-01` as Day);
    expect(serializeChange(upsOf(...days))).toBe('{"topic":"UP_LOG","days":[]}');
  });

  it.each(['', 'null', '{}', '{"topic":"ELSE","days":[]}', '{"topic":"UP_LOG","days":["today"]}'])(
    'is ignored when it is %p',
    payload => expect(parseChange(payload)).toBeUndefined(),
  );
});

describe('a reader', () => {
  it('gets the topics and days that they watch', () => {
    expect(concerns({ topics: ['UP_LOG'], days: june }, upsOf('2026-06-30'))).toBe(true);
    expect(concerns({ topics: ['UP_LOG'], days: june }, upsOf('2026-07-01'))).toBe(false);
    expect(concerns({ topics: ['UP_LOG'], days: june }, upsOf('2026-05-31', '2026-06-01'))).toBe(true);
    expect(concerns({ topics: ['DEALS'], days: june }, upsOf('2026-06-30'))).toBe(false);
    expect(concerns({ topics: ['UP_LOG', 'DEALS'] }, upsOf('1999-01-01'))).toBe(true);
  });

  it('gets a change that may be about any day', () => {
    expect(concerns({ topics: ['SETTINGS'], days: june }, { topic: 'SETTINGS', days: [] })).toBe(true);
  });

  it('who is slow gets what waits as one change, with every day of it', async () => {
    const stream = new ChangeStream({ topics: ['UP_LOG'] }, () => {});
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-01'] as const) stream.push(upsOf(day));
    expect(await stream.next()).toEqual({ done: false, value: upsOf('2026-06-01', '2026-06-02') });
    expect(mergeChanges(upsOf('2026-06-01'), upsOf())).toEqual(upsOf());
  });

  it('who waits is released when the stream ends', async () => {
    const ended: unknown[] = [];
    const stream = new ChangeStream({ topics: ['UP_LOG'] }, each => ended.push(each));
    const waiting = stream.next();
    await stream.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(ended).toEqual([stream]);
  });
});
