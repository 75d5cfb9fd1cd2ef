import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { KEY, TestBucket } from '../testing/testBucket.ts';
import { Bucket } from './bucket.ts';

const MEGABYTE = 2 ** 20;

const now = new Date('2026-06-17T12:00:00Z');
const inUtc = (instant: Date) => instant.toISOString().slice(0, 10) as `${number}-${number}-${number}`;

let folder: string;
let bucket: TestBucket;
const environment = { ...process.env };

beforeEach(async () => {
  Object.assign(process.env, KEY, { AWS_EC2_METADATA_DISABLED: 'true' });
  folder = await mkdtemp(join(tmpdir(), 'salesfloor-upload-'));
  bucket = await TestBucket.start();
});
afterEach(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
  for (const name of [...Object.keys(KEY), 'AWS_EC2_METADATA_DISABLED'])
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
});

const use = <Result>(work: (there: Bucket) => Promise<Result>, url = bucket.url('/store')) => {
  const { bucket: place } = readConfig({ BACKUP_S3_URL: url }).folders;
  if (!place) throw new Error('No bucket is set.');
  return Bucket.use(place, new AbortController().signal, work);
};

async function put(name: string, content: Buffer | string = 'a backup', path = '/store'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  await use(there => there.upload(file), bucket.url(path));
  return file;
}

const night = (day: string) => `salesfloor-${day}T06-30-00Z.sql.gz`;

describe('a bucket', () => {
  it('gets a file in parts, and gives it back whole', async () => {
    const content = randomBytes(19 * MEGABYTE);
    await rm(await put(night('2026-06-17'), content));
    expect(await bucket.names()).toEqual([`store/${night('2026-06-17')}`]);
    expect(await bucket.unfinished()).toEqual([]);
    await use(there => there.download(night('2026-06-17'), content.length, folder));
    expect((await readFile(join(folder, night('2026-06-17')))).equals(content)).toBe(true);
  });

  it('has all of a file whose connection was cut in the middle', async () => {
    bucket.cutAfter = { sent: 11 * MEGABYTE };
    const content = randomBytes(19 * MEGABYTE);
    await put(night('2026-06-17'), content);
    expect(bucket.cuts).toBe(1);
    expect((await readFile(bucket.fileOf(`store/${night('2026-06-17')}`))).equals(content)).toBe(true);
  });

  it('keeps nothing of an upload that failed in the middle', async () => {
    const file = join(folder, night('2026-06-17'));
    await writeFile(file, randomBytes(19 * MEGABYTE));
    bucket.partsTaken = 1;
    await expect(use(there => there.upload(file))).rejects.toThrow(/^The bucket did not answer as it should/);
    expect(await bucket.unfinished()).toEqual([]);
    expect(await bucket.names()).toEqual([]);
  });

  it('keeps the backups of 7 days, 5 weeks and 12 months, and whatever else is there', async () => {
    const days = Array.from({ length: 17 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);
    for (const day of ['2026-05-04', '2026-05-05', ...days]) await put(night(day));
    await put('salesfloor-2026-06-17T05-00-00Z.sql.gz');
    for (const [name, path] of [
      ['salesfloor-notes.txt', '/store'],
      ['other.txt', '/store'],
      [night('2026-06-01'), '/store/salesfloor-more'],
      [night('2026-06-01'), ''],
    ] as const)
      await put(name, 'else', path);
    await use(there => there.sweep(now, inUtc));
    const backups = ['05-05', '06-06', '06-11', '06-12', '06-13', '06-14', '06-15', '06-16', '06-17'];
    expect(await bucket.names()).toEqual(
      [
        night('2026-06-01'),
        'store/other.txt',
        `store/salesfloor-more/${night('2026-06-01')}`,
        'store/salesfloor-notes.txt',
        ...backups.map(day => `store/${night(`2026-${day}`)}`),
      ].sort(),
    );
  });

  it('is freed of uploads that nobody has ended for a day', async () => {
    const { S3 } = await import('@aws-sdk/client-s3');
    const s3 = new S3({ endpoint: new URL(bucket.url()).origin, region: 'us-east-1', forcePathStyle: true });
    for (const Key of ['store/salesfloor-old', 'store/salesfloor-new', 'else/salesfloor-old'])
      await s3.createMultipartUpload({ Bucket: 'backups', Key });
    s3.destroy();
    for (const upload of await bucket.unfinished()) {
      const key = join(upload, 'key');
      const hours = (await readFile(key, 'utf8')).endsWith('old') ? 25 : 23;
      const begun = new Date(now.getTime() - hours * 3_600_000);
      await utimes(key, begun, begun);
    }
    await use(there => there.sweep(now, inUtc));
    const left = await Promise.all(
      (await bucket.unfinished()).map(each => readFile(join(each, 'key'), 'utf8')),
    );
    expect(left.sort()).toEqual(['else/salesfloor-old', 'store/salesfloor-new']);
  });

  it('refuses to be asked for what is not there, or not as it was', async () => {
    await put(night('2026-06-17'), '12345');
    await expect(use(there => there.download(night('2026-06-17'), 6, folder))).rejects.toThrow(
      'has 5 bytes in the bucket, it had 6.',
    );
    await expect(use(there => there.download(night('2026-06-16'), 6, folder))).rejects.toThrow(
      'The backup is not in the bucket any more.',
    );
  });

  it.each([
    [
      'a key that nobody knows',
      { AWS_ACCESS_KEY_ID: 'NOBODY' },
      undefined,
      /^The bucket refuses the key: see AWS_/,
    ],
    [
      'a wrong secret',
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      undefined,
      /^The bucket refuses the key: see AWS_/,
    ],
    [
      'no key',
      { AWS_ACCESS_KEY_ID: undefined },
      undefined,
      /^There is no key for the bucket: set AWS_ACCESS_KEY_ID/,
    ],
    ['another bucket', {}, 'nowhere', /^There is no such bucket: see BACKUP_S3_URL\.$/],
  ])('says what is wrong with %s', async (_name, key, name, sentence) => {
    for (const [variable, value] of Object.entries(key))
      if (value === undefined) delete process.env[variable];
      else process.env[variable] = value;
    const file = join(folder, night('2026-06-17'));
    await writeFile(file, 'a backup');
    await expect(use(there => there.upload(file), bucket.url('', name))).rejects.toThrow(sentence);
  });

  it('says that nobody answers', async () => {
    const url = bucket.url();
    await bucket.stop();
    const file = join(folder, night('2026-06-17'));
    await writeFile(file, 'a backup');
    await expect(use(there => there.upload(file), url)).rejects.toThrow(
      'The bucket did not answer as it should. The server refused the connection.',
    );
    bucket = await TestBucket.start();
  });
});
