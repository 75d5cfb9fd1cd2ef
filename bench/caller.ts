import { Agent, request } from 'node:http';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one server one request after the other, over one connection that stays open, as a browser's does. */
export class Caller {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** The body of the answer, uncompressed. @throws when it is not a success */
  call({ method, path, headers = {}, body }: Request): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent: this.agent, host: '127.0.0.1', port: this.port, method, path };
      const sent = request({ ...options, headers: { ...headers, ...length } }, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const received = Buffer.concat(chunks);
          if (answer.statusCode === 200) resolve(received);
          else
            reject(new Error(`${path} answered ${answer.statusCode}: ${received.toString().slice(0, 500)}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
