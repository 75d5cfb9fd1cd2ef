import { once } from 'node:events';
import { connect } from 'node:tls';
import { z } from 'zod';
import type { Services } from '../platform/context.ts';
import { declareJob } from '../queue/job.ts';
import { keepUp } from './upkeep.ts';

const LONGEST_MS = 10_000;

export const certificateFacts = z.object({ validUntil: z.iso.datetime() });

/** Every night: how long the certificate of the store's address is good; nothing where the address is not https. */
export const certificateJob = declareJob({
  name: 'certificate',
  data: z.object({}),
  schedule: { at: '03:15', lateHours: 20 },
  isAlone: true,
  tries: 3,
  longestMinutes: 5,
  run: async (_data, services: Services) => {
    const { protocol, hostname, port } = new URL(services.publicUrl);
    if (protocol !== 'https:') return;
    await keepUp(services, 'certificate', async () => ({
      validUntil: await validUntil(hostname, Number(port || 443)),
    }));
  },
});

async function validUntil(host: string, port: number): Promise<string> {
  // Whoever trusts it or not: the question is when it ends.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LONGEST_MS) });
    return new Date(socket.getPeerCertificate().valid_to).toISOString();
  } finally {
    socket.destroy();
  }
}
