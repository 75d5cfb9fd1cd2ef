import { once } from 'node:events';
import type { Server } from 'node:http';

interface ListenOptions {
  /** If absent, the server listens on every address of the machine. */
  readonly host?: string;
  readonly port: number;
  /** The environment variable to change if the port is not available. */
  readonly variable: string;
}

/**
 * Resolves when the server listens.
 * @throws Error with one plain sentence if the port is taken or not allowed
 */
export async function listen(server: Server, { host, port, variable }: ListenOptions): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken: stop what listens there, or set ${variable} to another one.`);
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${port} is not allowed to this user: set ${variable} to one above 1023.`);
    }
    throw error;
  }
}
