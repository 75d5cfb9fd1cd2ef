import { once } from 'node:events';
import { connect } from 'node:tls';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { declareJob } from '../../platform/queue/job.ts';
import { runMaintenance } from './maintenance.ts';

const TIMEOUT_MS = 10_000;

export const certificateFacts = z.object({ validUntil: z.iso.datetime() });

/**
 * Checks every night when the certificate of the public address expires. Does nothing if the address is not
 * https.
 */
export const certificateJob = declareJob({
  name: 'certificate',
  data: z.object({}),
  schedule: { at: '03:15', lateHours: 20 },
  isSingleton: true,
  tries: 3,
  timeoutMinutes: 5,
  run: async (_data, services: Services) => {
    const { protocol, hostname, port } = new URL(services.publicUrl);
    if (protocol !== 'https:') return;
    await runMaintenance(services, 'certificate', async () => ({
      validUntil: await readExpiryDate(hostname, Number(port || 443)),
    }));
  },
});

async function readExpiryDate(host: string, port: number): Promise<string> {
  // The certificate may be untrusted, because this job checks only its expiration date.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return new Date(socket.getPeerCertificate().valid_to).toISOString();
  } finally {
    socket.destroy();
  }
}
