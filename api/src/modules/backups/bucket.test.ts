import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config.ts';
import { S3_CREDENTIALS, TestBucket } from '../../testing/testBucket.ts';
import { Bucket } from './bucket.ts';

const MEGABYTE = 2 ** 20;

const now = new Date('2026-06-17T12:00:00Z');
const toUtcDay = (instant: Date) => instant.toISOString().slice(0, 10) as `${number}-${number}-${number}`;

let folder: string;
let bucket: TestBucket;
const environment = { ...process.env };

beforeEach(async () => {
  Object.assign(process.env, S3_CREDENTIALS, { AWS_EC2_METADATA_DISABLED: 'true' });
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-upload-'));
  bucket = await TestBucket.start();
});
afterEach(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
  for (const name of [...Object.keys(S3_CREDENTIALS), 'AWS_EC2_METADATA_DISABLED'])
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
});

const useBucket = <Result>(work: (openBucket: Bucket) => Promise<Result>, url = bucket.url('/store')) => {
  const { bucket: location } = readConfig({ BACKUP_S3_URL: url }).folders;
  if (!location) throw new Error('No bucket is set.');
  return Bucket.use(location, new AbortController().signal, work);
};

async function put(name: string, content: Buffer | string = 'a backup', path = '/store'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  await useBucket(openBucket => openBucket.upload(file), bucket.url(path));
  return file;
}

const toFileName = (day: string) => `salesfloor-${day}T06-30-00Z.sql.gz`;

describe('a bucket', () => {
  it('uploads a file to the bucket in parts, and downloads an identical file', async () => {
    const content = randomBytes(19 * MEGABYTE);
    await rm(await put(toFileName('2026-06-17'), content));
    expect(await bucket.listNames()).toEqual([`store/${toFileName('2026-06-17')}`]);
    expect(await bucket.listUnfinishedUploads()).toEqual([]);
    await useBucket(openBucket => openBucket.download(toFileName('2026-06-17'), content.length, folder));
    expect((await readFile(join(folder, toFileName('2026-06-17')))).equals(content)).toBe(true);
  });

  it('downloads the whole file even if the connection is cut in the middle of the download', async () => {
    bucket.cutAfter = { sent: 11 * MEGABYTE };
    const content = randomBytes(19 * MEGABYTE);
    await put(toFileName('2026-06-17'), content);
    expect(bucket.cuts).toBe(1);
    expect((await readFile(bucket.getFile(`store/${toFileName('2026-06-17')}`))).equals(content)).toBe(true);
  });

  it('leaves no part of a failed upload in the bucket', async () => {
    const file = join(folder, toFileName('2026-06-17'));
    await writeFile(file, randomBytes(19 * MEGABYTE));
    bucket.acceptedParts = 1;
    await expect(useBucket(openBucket => openBucket.upload(file))).rejects.toThrow(
      /^The bucket did not respond as expected/,
    );
    expect(await bucket.listUnfinishedUploads()).toEqual([]);
    expect(await bucket.listNames()).toEqual([]);
  });

  it('keeps the backups of 7 days, 5 weeks and 12 months, and all files that are not backups', async () => {
    const days = Array.from({ length: 17 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);
    for (const day of ['2026-05-04', '2026-05-05', ...days]) await put(toFileName(day));
    await put('salesfloor-2026-06-17T05-00-00Z.sql.gz');
    for (const [name, path] of [
      ['salesfloor-notes.txt', '/store'],
      ['other.txt', '/store'],
      [toFileName('2026-06-01'), '/store/salesfloor-more'],
      [toFileName('2026-06-01'), ''],
    ] as const)
      await put(name, 'else', path);
    await useBucket(openBucket => openBucket.sweep(now, toUtcDay));
    const backups = ['05-05', '06-06', '06-11', '06-12', '06-13', '06-14', '06-15', '06-16', '06-17'];
    expect(await bucket.listNames()).toEqual(
      [
        toFileName('2026-06-01'),
        'store/other.txt',
        `store/salesfloor-more/${toFileName('2026-06-01')}`,
        'store/salesfloor-notes.txt',
        ...backups.map(day => `store/${toFileName(`2026-${day}`)}`),
      ].sort(),
    );
  });

  it('aborts uploads that were started more than a day ago and are unfinished', async () => {
    const { S3 } = await import('@aws-sdk/client-s3');
    const s3 = new S3({ endpoint: new URL(bucket.url()).origin, region: 'us-east-1', forcePathStyle: true });
    for (const Key of ['store/salesfloor-old', 'store/salesfloor-new', 'else/salesfloor-old'])
      await s3.createMultipartUpload({ Bucket: 'backups', Key });
    s3.destroy();
    for (const upload of await bucket.listUnfinishedUploads()) {
      const key = join(upload, 'key');
      const hours = (await readFile(key, 'utf8')).endsWith('old') ? 25 : 23;
      const startedAt = new Date(now.getTime() - hours * 3_600_000);
      await utimes(key, startedAt, startedAt);
    }
    await useBucket(openBucket => openBucket.sweep(now, toUtcDay));
    const remaining = await Promise.all(
      (await bucket.listUnfinishedUploads()).map(each => readFile(join(each, 'key'), 'utf8')),
    );
    expect(remaining.sort()).toEqual(['else/salesfloor-old', 'store/salesfloor-new']);
  });

  it('rejects the download of a missing or changed backup', async () => {
    await put(toFileName('2026-06-17'), '12345');
    await expect(
      useBucket(openBucket => openBucket.download(toFileName('2026-06-17'), 6, folder)),
    ).rejects.toThrow('has 5 bytes in the bucket, but 6 bytes were uploaded.');
    await expect(
      useBucket(openBucket => openBucket.download(toFileName('2026-06-16'), 6, folder)),
    ).rejects.toThrow('The backup is no longer in the bucket.');
  });

  it.each([
    [
      'an unknown key',
      { AWS_ACCESS_KEY_ID: 'NOBODY' },
      undefined,
      /^The bucket rejected the access key\. Check AWS_/,
    ],
    [
      'a wrong secret',
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      undefined,
      /^The bucket rejected the access key\. Check AWS_/,
    ],
    [
      'no key',
      { AWS_ACCESS_KEY_ID: undefined },
      undefined,
      /^No access key for the bucket\. Set AWS_ACCESS_KEY_ID/,
    ],
    ['another bucket', {}, 'nowhere', /^The bucket does not exist\. Check BACKUP_S3_URL\.$/],
  ])('reports the problem of a bucket request with %s', async (_name, key, name, message) => {
    for (const [variable, value] of Object.entries(key))
      if (value === undefined) delete process.env[variable];
      else process.env[variable] = value;
    const file = join(folder, toFileName('2026-06-17'));
    await writeFile(file, 'a backup');
    await expect(useBucket(openBucket => openBucket.upload(file), bucket.url('', name))).rejects.toThrow(
      message,
    );
  });

  it('reports that the server of the bucket does not respond', async () => {
    const url = bucket.url();
    await bucket.stop();
    const file = join(folder, toFileName('2026-06-17'));
    await writeFile(file, 'a backup');
    await expect(useBucket(openBucket => openBucket.upload(file), url)).rejects.toThrow(
      'The bucket did not respond as expected. The server refused the connection.',
    );
    bucket = await TestBucket.start();
  });
});
