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

const BUCKET_NAME = 'backups';
const OBJECT_SUFFIX = '._S3rver_object';

/** The server's key, as environment variables. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A bucket on a real server with the S3 API, through a connection that can be cut. */
export class TestBucket {
  /** Cuts the connection once, after the client has sent or received this many more bytes. */
  cutAfter: { sent?: number; received?: number } = {};
  /** Number of further upload parts that the server accepts. */
  acceptedParts = Number.POSITIVE_INFINITY;
  /** Number of cut connections. */
  cuts = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly folder: string,
    private readonly server: Server,
    private readonly proxy: Server,
  ) {}

  static async start(): Promise<TestBucket> {
    const folder = await mkdtemp(join(tmpdir(), 'salesfloor-bucket-'));
    const options = {
      silent: true,
      directory: folder,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET_NAME }],
    };
    const s3 = new S3rver(options);
    await s3.configureBuckets();
    // s3rver signs list requests without the slash at the end of the bucket's address. The client and S3 sign
    // them with the slash.
    const listHandler = new S3rver({ ...options, allowMismatchedSignatures: true }).getMiddleware();
    const handler = addUploadFeatures(
      join(folder, BUCKET_NAME),
      s3.getMiddleware(),
      listHandler,
      () => bucket.acceptedParts-- > 0,
    );
    const server = createServer(handler).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const proxy = createTcpServer(socket =>
      bucket.forwardConnection(socket, connect(port, '127.0.0.1')),
    ).listen(0);
    const bucket: TestBucket = new TestBucket(folder, server, proxy);
    await once(proxy, 'listening');
    return bucket;
  }

  /** Returns a value for BACKUP_S3_URL. @param path the path after the bucket's name */
  url = (path = '', name = BUCKET_NAME): string =>
    `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}/${name}${path}`;

  /** Lists the names of the objects in the bucket. */
  async listNames(): Promise<string[]> {
    const files = await readdir(join(this.folder, BUCKET_NAME), { recursive: true });
    return files
      .flatMap(file => (file.endsWith(OBJECT_SUFFIX) ? [file.slice(0, -OBJECT_SUFFIX.length)] : []))
      .sort();
  }

  /** Returns the file that contains an object. */
  getFile = (name: string): string => join(this.folder, BUCKET_NAME, name + OBJECT_SUFFIX);

  /** Lists the folders of unfinished uploads. */
  async listUnfinishedUploads(): Promise<string[]> {
    const folder = getUploadsFolder(join(this.folder, BUCKET_NAME));
    return (await readdir(folder).catch(() => [])).map(id => join(folder, id));
  }

  async stop(): Promise<void> {
    this.proxy.close();
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await rm(this.folder, { recursive: true });
  }

  private forwardConnection(client: Socket, server: Socket): void {
    const count = (direction: 'sent' | 'received', { length }: Buffer) => {
      const left = this.cutAfter[direction];
      if (left === undefined) return;
      this.cutAfter = { [direction]: left - length };
      if (left >= length) return;
      this.cuts += 1;
      this.cutAfter = {};
      client.destroy();
      server.destroy();
    };
    client.on('data', bytes => count('sent', bytes as Buffer));
    server.on('data', bytes => count('received', bytes as Buffer));
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.sockets.delete(socket));
    }
    client.pipe(server).pipe(client);
  }
}

const getUploadsFolder = (bucket: string) => join(bucket, '._S3rver_uploads');

/** Adds features of S3 that the server does not support: listing and aborting unfinished uploads. */
function addUploadFeatures(
  bucket: string,
  s3: RequestListener,
  listHandler: RequestListener,
  acceptsPart: () => boolean,
): RequestListener {
  return (req: IncomingMessage, res: ServerResponse) => {
    const { searchParams, pathname } = new URL(req.url ?? '', 'http://s3');
    const id = searchParams.get('uploadId');
    if (req.method === 'DELETE' && id)
      void rm(join(getUploadsFolder(bucket), id), { recursive: true }).then(() => res.writeHead(204).end());
    else if (req.method === 'GET' && searchParams.has('uploads'))
      void formatUploadList(bucket, searchParams.get('prefix') ?? '').then(xml => res.end(xml));
    else if (searchParams.has('partNumber') && !acceptsPart()) res.writeHead(503).end();
    else if (pathname.endsWith('/')) listHandler(req, res);
    else s3(req, res);
  };
}

async function formatUploadList(bucket: string, prefix: string): Promise<string> {
  const uploads = await Promise.all(
    (await readdir(getUploadsFolder(bucket)).catch(() => [])).map(async id => {
      const file = join(getUploadsFolder(bucket), id, 'key');
      const [key, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
      const uploadXml = `<Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated>`;
      return key.startsWith(prefix) ? `<Upload>${uploadXml}</Upload>` : '';
    }),
  );
  return `<?xml version="1.0"?><ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`;
}
