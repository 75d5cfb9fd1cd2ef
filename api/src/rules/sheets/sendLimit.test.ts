import { findReachedSendLimit, formatSendLimit, MAX_FILES, type SentFile } from './sendLimit.ts';

const NOW = new Date('2026-06-17T16:00:00Z');
const MEGABYTE = 1024 * 1024;

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60_000);
const file = (at: Date, more: Partial<SentFile> = {}): SentFile => ({ at, bytes: 1, counts: true, ...more });
const files = (count: number, at: Date, more: Partial<SentFile> = {}) =>
  Array.from({ length: count }, () => file(at, more));

describe('findReachedSendLimit', () => {
  it('allows the 100th file of a person within 24 hours, and returns the limit before the 101st file', () => {
    expect(findReachedSendLimit(files(MAX_FILES - 1, hoursAgo(1)), NOW)).toBeUndefined();
    expect(findReachedSendLimit(files(MAX_FILES, hoursAgo(1)), NOW)).toEqual({
      reached: '100 files',
      freeAt: hoursAgo(-23),
    });
  });

  it('allows another file 24 hours after the oldest file was sent', () => {
    const sent = [file(hoursAgo(2)), ...files(98, hoursAgo(1)), file(hoursAgo(5))];
    expect(findReachedSendLimit(sent, NOW)?.freeAt).toEqual(hoursAgo(-19));
    expect(findReachedSendLimit([...sent.slice(0, -1), file(hoursAgo(24))], NOW)).toBeUndefined();
  });

  it('ignores files with `counts` false for the limit of 100 files', () => {
    const sent = [...files(99, hoursAgo(1)), ...files(500, hoursAgo(1), { counts: false })];
    expect(findReachedSendLimit(sent, NOW)).toBeUndefined();
  });

  it('returns the limit of 500 MB when it is reached, and the time at which enough files are more than 24 hours old', () => {
    const sent = (bytes: number) => [
      file(hoursAgo(20), { bytes: MEGABYTE }),
      file(hoursAgo(10), { bytes }),
      file(hoursAgo(1), { bytes: 250 * MEGABYTE }),
    ];
    expect(findReachedSendLimit(sent(249 * MEGABYTE - 1), NOW)).toBeUndefined();
    expect(findReachedSendLimit(sent(249 * MEGABYTE), NOW)).toEqual({
      reached: '500 MB',
      freeAt: hoursAgo(-4),
    });
    expect(findReachedSendLimit(sent(250 * MEGABYTE), NOW)?.freeAt).toEqual(hoursAgo(-14));
  });

  it('limits all files, even files with `counts` false, to 2 GB', () => {
    const unused = { bytes: 2_000 * MEGABYTE, counts: false };
    expect(
      findReachedSendLimit([file(hoursAgo(3), { ...unused, bytes: unused.bytes - 1 })], NOW),
    ).toBeUndefined();
    expect(findReachedSendLimit([file(hoursAgo(3), unused)], NOW)).toEqual({
      reached: '2 GB',
      freeAt: hoursAgo(-21),
    });
  });
});

describe('formatSendLimit', () => {
  const limit = { reached: '100 files', freeAt: new Date('2026-06-17T19:40:01Z') };
  const viewer = { timeZone: 'America/New_York', now: NOW, canDelete: false };

  it("shows the time of the next file by the store's clock, rounded up to a full minute, and names who can delete files", () => {
    expect(formatSendLimit(limit, viewer)).toBe(
      'You’ve uploaded 100 files in the last 24 hours. You can upload the next file today at 3:41 PM. To upload it now, ask an admin to delete one of your comparisons, or one of your imports that can no longer be undone.',
    );
    expect(formatSendLimit(limit, { ...viewer, canDelete: true })).toContain(
      'To upload it now, delete one of',
    );
  });

  it(`shows "tomorrow" when the time is on the store's next day`, () => {
    const freeAt = new Date('2026-06-18T04:00:00Z');
    expect(formatSendLimit({ ...limit, freeAt }, viewer)).toContain('tomorrow at 12:00 AM.');
    const sooner = new Date('2026-06-18T03:59:00Z');
    expect(formatSendLimit({ ...limit, freeAt: sooner }, viewer)).toContain('today at 11:59 PM.');
  });
});
