import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** An address that leads to whichever port it was last set to, as a proxy before a cluster does. */
export class Switch {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private target: number;

  private constructor(target: number) {
    this.target = target;
    this.server = createServer(client => this.pass(client));
  }

  static async to(target: number): Promise<Switch> {
    const made = new Switch(target);
    made.server.listen(0, '127.0.0.1');
    await once(made.server, 'listening');
    return made;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Leads elsewhere from now on, and ends every connection that led to where it was. */
  set(target: number): void {
    this.target = target;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.set(this.target);
    await new Promise(resolve => this.server.close(resolve));
  }

  private pass(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => {}); // its close ends the other
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
