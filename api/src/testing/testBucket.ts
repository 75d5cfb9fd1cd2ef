import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const NAME = 'backups';
const OBJECT = '._S3rver_object';

/** The key that the server knows, as the environment says it. */
export const KEY = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A bucket on a real server that speaks S3, by a connection that can be cut. */
export class TestBucket {
  /** After so many more bytes from the client its connection is cut, once; or from the server. */
  cutAfter: { sent?: number; answered?: number } = {};
  /** How many more parts it takes. */
  partsTaken = Number.POSITIVE_INFINITY;
  /** How often it was cut. */
  cuts = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly folder: string,
    private readonly server: Server,
    private readonly line: Server,
  ) {}

  static async start(): Promise<TestBucket> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-bucket-'));
    const options = {
      silent: true,
      directory: folder,
      vhostBuckets: false,
      configureBuckets: [{ name: NAME }],
    };
    const s3 = new S3rver(options);
    await s3.configureBuckets();
    // It signs lists without the slash that the client, and S3, have at the end of a bucket.
    const lists = new S3rver({ ...options, allowMismatchedSignatures: true }).getMiddleware();
    const all = withUploads(join(folder, NAME), s3.getMiddleware(), lists, () => bucket.partsTaken-- > 0);
    const server = createServer(all).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const line = createTcpServer(socket => bucket.carry(socket, connect(port, '127.0.0.1'))).listen(0);
    const bucket: TestBucket = new TestBucket(folder, server, line);
    await once(line, 'listening');
    return bucket;
  }

  /** For BACKUP_S3_URL. @param path after the name of the bucket */
  url = (path = '', name = NAME): string =>
    `http://127.0.0.1:${(this.line.address() as AddressInfo).port}/${name}${path}`;

  /** The names of what is in it. */
  async names(): Promise<string[]> {
    const files = await readdir(join(this.folder, NAME), { recursive: true });
    return files.flatMap(file => (file.endsWith(OBJECT) ? [file.slice(0, -OBJECT.length)] : [])).sort();
  }

  /** Where the bytes of an object lie. */
  fileOf = (name: string): string => join(this.folder, NAME, name + OBJECT);

  /** The folders of uploads that were begun and not ended. */
  async unfinished(): Promise<string[]> {
    const folder = uploadsOf(join(this.folder, NAME));
    return (await readdir(folder).catch(() => [])).map(id => join(folder, id));
  }

  async stop(): Promise<void> {
    this.line.close();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await rm(this.folder, { recursive: true });
  }

  private carry(client: Socket, server: Socket): void {
    const count = (which: 'sent' | 'answered', { length }: Buffer) => {
      const left = this.cutAfter[which];
      if (left === undefined) return;
      this.cutAfter = { [which]: left - length };
      if (left >= length) return;
      this.cuts += 1;
      this.cutAfter = {};
      client.destroy();
      server.destroy();
    };
    client.on('data', bytes => count('sent', bytes as Buffer));
    server.on('data', bytes => count('answered', bytes as Buffer));
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  }
}

const uploadsOf = (bucket: string) => join(bucket, '._S3rver_uploads');

/** What S3 can and this server lacks: to list uploads that were not ended, and to abort one. */
function withUploads(
  bucket: string,
  s3: RequestListener,
  lists: RequestListener,
  takesPart: () => boolean,
): RequestListener {
  return (req: IncomingMessage, res: ServerResponse) => {
    const { searchParams, pathname } = new URL(req.url ?? '', 'http://s3');
    const id = searchParams.get('uploadId');
    if (req.method === 'DELETE' && id)
      void rm(join(uploadsOf(bucket), id), { recursive: true }).then(() => res.writeHead(204).end());
    else if (req.method === 'GET' && searchParams.has('uploads'))
      void listed(bucket, searchParams.get('prefix') ?? '').then(xml => res.end(xml));
    else if (searchParams.has('partNumber') && !takesPart()) res.writeHead(503).end();
    else if (pathname.endsWith('/')) lists(req, res);
    else s3(req, res);
  };
}

async function listed(bucket: string, prefix: string): Promise<string> {
  const uploads = await Promise.all(
    (await readdir(uploadsOf(bucket)).catch(() => [])).map(async id => {
      const file = join(uploadsOf(bucket), id, 'key');
      const [key, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
      const told = `<Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated>`;
      return key.startsWith(prefix) ? `<Upload>${told}</Upload>` : '';
    }),
  );
  return `<?xml version="1.0"?><ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`;
}
