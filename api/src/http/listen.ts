import { once } from 'node:events';
import type { Server } from 'node:http';

interface Place {
  /** Absent: every address of the machine. */
  readonly host?: string;
  readonly port: number;
  /** The setting that a person would change. */
  readonly variable: string;
}

/**
 * Resolves once the server listens.
 * @throws Error with one plain sentence when the port is taken or not allowed
 */
export async function listen(server: Server, { host, port, variable }: Place): Promise<void> {
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
