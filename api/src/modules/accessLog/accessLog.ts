import type { Logger } from 'pino';
import type { AccessRecord } from '../../platform/accessDetails.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAccessSql } from './accessLog.statements.ts';

/**
 * Records accesses after the responses are sent, so that responses do not wait for the database
 * (docs/adr/history.md).
 */
export class AccessLog {
  private readonly pending = new Set<Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {}

  record(access: AccessRecord): void {
    const recorded = this.database
      .write(insertAccessSql(access))
      .catch(err => this.log.error({ err }, 'could not record an export or a sign-in'))
      .finally(() => this.pending.delete(recorded));
    this.pending.add(recorded);
  }

  /** Waits until all accesses are recorded. */
  async stop(): Promise<void> {
    await Promise.all(this.pending);
  }
}
