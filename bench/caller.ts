import { Agent, request } from 'node:http';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends requests to one server one after the other, over a keep-alive connection, as a browser does. */
export class HttpClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** Returns the uncompressed body of the response. @throws when the status is not 200 */
  send({ method, path, headers = {}, body }: HttpRequest): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent: this.agent, host: '127.0.0.1', port: this.port, method, path };
      const clientRequest = request({ ...options, headers: { ...headers, ...length } }, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const responseBody = Buffer.concat(chunks);
          if (response.statusCode === 200) resolve(responseBody);
          else
            reject(new Error(`${path} responded with ${response.statusCode}: ${responseBody.toString().slice(0, 500)}`));
        });
      });
      clientRequest.on('error', reject);
      clientRequest.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
