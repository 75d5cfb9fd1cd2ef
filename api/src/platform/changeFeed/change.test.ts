import type { Day } from '../../rules/calendar/calendar.ts';
import { matchesFilter, mergeChanges, parseChange, serializeChange } from './change.ts';
import { ChangeStream } from './changeFeed.ts';

const upLogChange = (...days: Day[]) => ({ topic: 'UP_LOG', days }) as const;
const june = { start: '2026-06-01', end: '2026-06-30' } as const;

describe('change notice', () => {
  it('restores the topic and the days of a notice after serializing and parsing it', () => {
    expect(parseChange(serializeChange(upLogChange('2026-06-17')))).toEqual(upLogChange('2026-06-17'));
  });

  it('omits the days of a notice with thousands of days, to stay below the size limit', () => {
    const days = Array.from({ length: 5_000 }, (_, index) => `${1900 + (index % 1000)}-01-01` as Day);
    expect(serializeChange(upLogChange(...days))).toBe('{"topic":"UP_LOG","days":[]}');
  });

  it.each(['', 'null', '{}', '{"topic":"ELSE","days":[]}', '{"topic":"UP_LOG","days":["today"]}'])(
    'returns undefined for the invalid payload %p',
    payload => expect(parseChange(payload)).toBeUndefined(),
  );
});

describe('change subscription', () => {
  it('receives a change only if it matches the topics and days of the subscription', () => {
    expect(matchesFilter({ topics: ['UP_LOG'], days: june }, upLogChange('2026-06-30'))).toBe(true);
    expect(matchesFilter({ topics: ['UP_LOG'], days: june }, upLogChange('2026-07-01'))).toBe(false);
    expect(matchesFilter({ topics: ['UP_LOG'], days: june }, upLogChange('2026-05-31', '2026-06-01'))).toBe(
      true,
    );
    expect(matchesFilter({ topics: ['DEALS'], days: june }, upLogChange('2026-06-30'))).toBe(false);
    expect(matchesFilter({ topics: ['UP_LOG', 'DEALS'] }, upLogChange('1999-01-01'))).toBe(true);
  });

  it('receives a change that does not name the changed days', () => {
    expect(matchesFilter({ topics: ['SETTINGS'], days: june }, { topic: 'SETTINGS', days: [] })).toBe(true);
  });

  it('merges the pending changes of a slow subscriber into one change with every changed day', async () => {
    const stream = new ChangeStream({ topics: ['UP_LOG'] }, () => {});
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-01'] as const) stream.push(upLogChange(day));
    expect(await stream.next()).toEqual({ done: false, value: upLogChange('2026-06-01', '2026-06-02') });
    expect(mergeChanges(upLogChange('2026-06-01'), upLogChange())).toEqual(upLogChange());
  });

  it('ends a pending read when the stream ends', async () => {
    const ended: unknown[] = [];
    const stream = new ChangeStream({ topics: ['UP_LOG'] }, endedStream => ended.push(endedStream));
    const waiting = stream.next();
    await stream.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(ended).toEqual([stream]);
  });
});
