import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import type { BucketLocation } from '../../platform/environment.ts';
import { describeFailure } from '../../platform/errors.ts';
import { BackupError } from './backupFile.ts';
import { listOutdatedBackups, type ToStoreDay, UNFINISHED_RETENTION_MS } from './backupFolder.ts';

/**
 * Size of an upload part. An upload needs memory for several parts at once. S3 requires parts of at least 5
 * MiB, and allows at most `MAX_PARTS` parts.
 */
const PART_BYTES = 8 * 2 ** 20;
const MAX_PARTS = 10_000;

const NAME_PREFIX = 'salesfloor-';

const TIMEOUTS = { connectionTimeout: 10_000, socketTimeout: 60_000 };

/** Reads and writes the backups in a bucket. Other objects in the bucket stay unchanged. */
export class Bucket {
  private constructor(
    private readonly s3: S3,
    private readonly location: BucketLocation,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Runs work on a bucket. @throws BackupError for a missing or changed backup, otherwise an error with a
   * plain message
   */
  static async use<Result>(
    location: BucketLocation,
    signal: AbortSignal,
    work: (bucket: Bucket) => Promise<Result>,
  ): Promise<Result> {
    const { S3 } = await import('@aws-sdk/client-s3'); // the client is loaded only if there is a bucket, because it needs 30 MB of memory
    const s3 = new S3({
      endpoint: location.endpoint,
      region: location.region,
      // The bucket is part of the path, because every S3 server supports that.
      forcePathStyle: true,
      requestHandler: TIMEOUTS,
      // Servers other than AWS do not support these checksums. Instead, each part is sent with its MD5.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    try {
      return await work(new Bucket(s3, location, signal));
    } catch (error) {
      throw toPlainError(error);
    } finally {
      s3.destroy();
    }
  }

  /** Uploads a file under its name, completely or not at all. */
  async upload(file: string): Promise<void> {
    const { size } = await stat(file);
    const object = this.object(basename(file));
    const { UploadId } = await this.s3.createMultipartUpload(object, this.options);
    const upload = { ...object, UploadId };
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      const highWaterMark = Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
      for await (const Body of createReadStream(file, { highWaterMark })) {
        const PartNumber = Parts.length + 1;
        const ContentMD5 = createHash('md5').update(Body).digest('base64');
        const { ETag } = await this.s3.uploadPart({ ...upload, PartNumber, Body, ContentMD5 }, this.options);
        Parts.push({ ETag, PartNumber });
      }
      await this.s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } }, this.options);
    } catch (error) {
      await this.s3.abortMultipartUpload(upload).catch(() => {}); // the cleanup aborts unfinished uploads a day later
      throw error;
    }
  }

  /** Deletes outdated backups and aborts old unfinished uploads. */
  async sweep(now: Date, toStoreDay: ToStoreDay): Promise<void> {
    const { name: Bucket, prefix } = this.location;
    const ownObjects = { Bucket, Prefix: prefix + NAME_PREFIX };
    const names: string[] = [];
    for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
      const page = await this.s3.listObjectsV2({ ...ownObjects, ContinuationToken: next }, this.options);
      for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(prefix.length));
      next = page.NextContinuationToken;
    }
    for (const name of listOutdatedBackups(names, toStoreDay))
      await this.s3.deleteObject(this.object(name), this.options);
    // Some servers do not support the list of unfinished uploads, and some keys have no permission to read
    // the list. Unfinished uploads then stay in the bucket.
    const { Uploads = [] } = await this.s3
      .listMultipartUploads(ownObjects, this.options)
      .catch(() => ({}) as never);
    for (const { Key, UploadId, Initiated = now } of Uploads)
      if (now.getTime() - Initiated.getTime() > UNFINISHED_RETENTION_MS)
        await this.s3.abortMultipartUpload({ Bucket, Key, UploadId }, this.options);
  }

  /** Downloads a backup into a folder. @param bytes the expected size */
  async download(name: string, bytes: number, folder: string): Promise<void> {
    const { Body, ContentLength } = await this.s3.getObject(this.object(name), this.options);
    if (ContentLength !== bytes)
      throw new BackupError(
        `${name} has ${ContentLength} bytes in the bucket, but ${bytes} bytes were uploaded.`,
      );
    const file = createWriteStream(join(folder, name), { mode: 0o600 });
    await pipeline(Body as Readable, file, { signal: this.signal });
  }

  private get options() {
    return { abortSignal: this.signal };
  }

  private object(name: string) {
    return { Bucket: this.location.name, Key: this.location.prefix + name };
  }
}

const WRONG_KEY_MESSAGE =
  'The bucket rejected the access key. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the server’s clock.';
const OTHER_REGION_MESSAGE = 'The bucket is in another region. Set AWS_REGION to the bucket’s region.';

/** Messages with advice, by the error codes of S3 and its client. */
const MESSAGES: Readonly<Record<string, string>> = {
  AccessDenied:
    'The access key is missing a permission. Allow it to list, read, write and delete objects in the bucket.',
  AuthorizationHeaderMalformed: OTHER_REGION_MESSAGE,
  CredentialsProviderError: 'No access key for the bucket. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  InvalidAccessKeyId: WRONG_KEY_MESSAGE,
  NoSuchBucket: 'The bucket does not exist. Check BACKUP_S3_URL.',
  PermanentRedirect: OTHER_REGION_MESSAGE,
  RequestTimeTooSkewed: WRONG_KEY_MESSAGE,
  SignatureDoesNotMatch: WRONG_KEY_MESSAGE,
};

function toPlainError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  if (error.name === 'NoSuchKey') return new BackupError('The backup is no longer in the bucket.');
  const message = MESSAGES[error.name] ?? `The bucket did not respond as expected. ${describeFailure(error)}`;
  return new Error(message, { cause: error });
}
