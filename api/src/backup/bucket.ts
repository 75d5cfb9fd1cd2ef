import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import type { BucketLocation } from '../platform/config.ts';
import { describeFailure } from '../platform/errors.ts';
import { BackupError } from './backupError.ts';
import { type DayOf, outdated, UNFINISHED_MS } from './backupFolder.ts';

/** What an upload takes of memory, a few times; S3 takes no less than 5 MiB, and no more parts. */
const PART_BYTES = 8 * 2 ** 20;
const MOST_PARTS = 10_000;

const BEGINNING = 'salesfloor-';

const timeouts = { connectionTimeout: 10_000, socketTimeout: 60_000 };

/** The backups in a bucket. Nothing else in it is touched. */
export class Bucket {
  private constructor(
    private readonly s3: S3,
    private readonly place: BucketLocation,
    private readonly signal: AbortSignal,
  ) {}

  /** Works on a bucket. @throws BackupError for a backup that is not there as it was, else an error in plain words */
  static async use<Result>(
    place: BucketLocation,
    signal: AbortSignal,
    work: (bucket: Bucket) => Promise<Result>,
  ): Promise<Result> {
    const { S3 } = await import('@aws-sdk/client-s3'); // 30 MB of memory: only where there is a bucket
    const s3 = new S3({
      endpoint: place.endpoint,
      region: place.region,
      forcePathStyle: true,
      requestHandler: timeouts,
      // The checksums that others than AWS do not know; each part has its MD5 instead.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    try {
      return await work(new Bucket(s3, place, signal));
    } catch (error) {
      throw plainError(error);
    } finally {
      s3.destroy();
    }
  }

  /** Puts a file there under its name, whole or not at all. */
  async upload(file: string): Promise<void> {
    const { size } = await stat(file);
    const object = this.object(basename(file));
    const { UploadId } = await this.s3.createMultipartUpload(object, this.options);
    const upload = { ...object, UploadId };
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      const highWaterMark = Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS));
      for await (const Body of createReadStream(file, { highWaterMark })) {
        const PartNumber = Parts.length + 1;
        const ContentMD5 = createHash('md5').update(Body).digest('base64');
        const { ETag } = await this.s3.uploadPart({ ...upload, PartNumber, Body, ContentMD5 }, this.options);
        Parts.push({ ETag, PartNumber });
      }
      await this.s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } }, this.options);
    } catch (error) {
      await this.s3.abortMultipartUpload(upload).catch(() => {}); // else swept a day later
      throw error;
    }
  }

  /** Takes away the backups that are not kept any more, and what was never finished. */
  async sweep(now: Date, dayOf: DayOf): Promise<void> {
    const { name: Bucket, prefix } = this.place;
    const ours = { Bucket, Prefix: prefix + BEGINNING };
    const names: string[] = [];
    for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
      const page = await this.s3.listObjectsV2({ ...ours, ContinuationToken: next }, this.options);
      for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(prefix.length));
      next = page.NextContinuationToken;
    }
    for (const name of outdated(names, dayOf)) await this.s3.deleteObject(this.object(name), this.options);
    // Not every server can list them, nor every key: then they stay.
    const { Uploads = [] } = await this.s3
      .listMultipartUploads(ours, this.options)
      .catch(() => ({}) as never);
    for (const { Key, UploadId, Initiated = now } of Uploads)
      if (now.getTime() - Initiated.getTime() > UNFINISHED_MS)
        await this.s3.abortMultipartUpload({ Bucket, Key, UploadId }, this.options);
  }

  /** Puts a backup of the bucket into a folder. @param bytes that it has to have */
  async download(name: string, bytes: number, folder: string): Promise<void> {
    const { Body, ContentLength } = await this.s3.getObject(this.object(name), this.options);
    if (ContentLength !== bytes)
      throw new BackupError(`${name} has ${ContentLength} bytes in the bucket, it had ${bytes}.`);
    const file = createWriteStream(join(folder, name), { mode: 0o600 });
    await pipeline(Body as Readable, file, { signal: this.signal });
  }

  private get options() {
    return { abortSignal: this.signal };
  }

  private object(name: string) {
    return { Bucket: this.place.name, Key: this.place.prefix + name };
  }
}

const WRONG_KEY =
  'The bucket refuses the key: see AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the clock of the server.';
const OTHER_REGION = 'The bucket is in another region: set AWS_REGION.';

/** What S3 and its client call what goes wrong, and what to do about it. */
const SENTENCES: Readonly<Record<string, string>> = {
  AccessDenied: 'The key may not do that in the bucket: it has to list, read, write and delete there.',
  AuthorizationHeaderMalformed: OTHER_REGION,
  CredentialsProviderError:
    'There is no key for the bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  InvalidAccessKeyId: WRONG_KEY,
  NoSuchBucket: 'There is no such bucket: see BACKUP_S3_URL.',
  PermanentRedirect: OTHER_REGION,
  RequestTimeTooSkewed: WRONG_KEY,
  SignatureDoesNotMatch: WRONG_KEY,
};

function plainError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  if (error.name === 'NoSuchKey') return new BackupError('The backup is not in the bucket any more.');
  const sentence =
    SENTENCES[error.name] ?? `The bucket did not answer as it should. ${describeFailure(error)}`;
  return new Error(sentence, { cause: error });
}
