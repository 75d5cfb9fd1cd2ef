import { MAX_FILES, reachedSendLimit, type SentFile, sendLimitText } from './sendLimit.ts';

const NOW = new Date('2026-06-17T16:00:00Z');
const MEGABYTE = 1024 * 1024;

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60_000);
const file = (at: Date, more: Partial<SentFile> = {}): SentFile => ({ at, bytes: 1, counts: true, ...more });
const files = (count: number, at: Date, more: Partial<SentFile> = {}) =>
  Array.from({ length: count }, () => file(at, more));

describe('reachedSendLimit', () => {
  it('lets a person send the 100th file and names the limit before the 101st', () => {
    expect(reachedSendLimit(files(MAX_FILES - 1, hoursAgo(1)), NOW)).toBeUndefined();
    expect(reachedSendLimit(files(MAX_FILES, hoursAgo(1)), NOW)).toEqual({
      reached: '100 files',
      freeAt: hoursAgo(-23),
    });
  });

  it('frees the place of the oldest file 24 hours after it was sent', () => {
    const sent = [file(hoursAgo(2)), ...files(98, hoursAgo(1)), file(hoursAgo(5))];
    expect(reachedSendLimit(sent, NOW)?.freeAt).toEqual(hoursAgo(-19));
    expect(reachedSendLimit([...sent.slice(0, -1), file(hoursAgo(24))], NOW)).toBeUndefined();
  });

  it('does not count files that do not count', () => {
    const sent = [...files(99, hoursAgo(1)), ...files(500, hoursAgo(1), { counts: false })];
    expect(reachedSendLimit(sent, NOW)).toBeUndefined();
  });

  it('names 500 MB once they are reached, and when enough of them are 24 hours old', () => {
    const sent = (bytes: number) => [
      file(hoursAgo(20), { bytes: MEGABYTE }),
      file(hoursAgo(10), { bytes }),
      file(hoursAgo(1), { bytes: 250 * MEGABYTE }),
    ];
    expect(reachedSendLimit(sent(249 * MEGABYTE - 1), NOW)).toBeUndefined();
    expect(reachedSendLimit(sent(249 * MEGABYTE), NOW)).toEqual({ reached: '500 MB', freeAt: hoursAgo(-4) });
    expect(reachedSendLimit(sent(250 * MEGABYTE), NOW)?.freeAt).toEqual(hoursAgo(-14));
  });

  it('bounds what does not count by 2 GB', () => {
    const unused = { bytes: 2_000 * MEGABYTE, counts: false };
    expect(
      reachedSendLimit([file(hoursAgo(3), { ...unused, bytes: unused.bytes - 1 })], NOW),
    ).toBeUndefined();
    expect(reachedSendLimit([file(hoursAgo(3), unused)], NOW)).toEqual({
      reached: '2 GB',
      freeAt: hoursAgo(-21),
    });
  });
});

describe('sendLimitText', () => {
  const limit = { reached: '100 files', freeAt: new Date('2026-06-17T19:40:01Z') };
  const reader = { timeZone: 'America/New_York', now: NOW, canDelete: false };

  it('says the next full minute by the store’s clock, and who can delete what', () => {
    expect(sendLimitText(limit, reader)).toBe(
      'You have sent 100 files within 24 hours. You can send the next one today at 3:41 PM. To send it now, ask an admin to delete one of your comparisons, or of your imports that can no longer be undone.',
    );
    expect(sendLimitText(limit, { ...reader, canDelete: true })).toContain('To send it now, delete one of');
  });

  it('says tomorrow for the store’s next day', () => {
    const freeAt = new Date('2026-06-18T04:00:00Z');
    expect(sendLimitText({ ...limit, freeAt }, reader)).toContain('tomorrow at 12:00 AM.');
    const sooner = new Date('2026-06-18T03:59:00Z');
    expect(sendLimitText({ ...limit, freeAt: sooner }, reader)).toContain('today at 11:59 PM.');
  });
});
