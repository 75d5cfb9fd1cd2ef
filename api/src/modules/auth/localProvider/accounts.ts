import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderRecords } from './providerRecords.ts';

/** A person who has signed in at the local provider. */
export interface LocalAccount {
  /** The subject is derived from the email, so that it stays the same after a restart. */
  readonly subject: string;
  /** The person's email in lower case. */
  readonly email: string;
  readonly name: string;
}

interface ChosenPerson {
  readonly email: string;
  readonly name: string;
  readonly linkedSubject: string | null;
}

const RETENTION_SECONDS = 30 * 24 * 60 * 60;
const storedAccount = z.object({ subject: z.string(), email: z.string(), name: z.string() });

/** The accounts of the local provider: all people who were chosen on its sign-in page. */
export class Accounts {
  private readonly records;

  constructor(records: ProviderRecords) {
    this.records = records.createAdapter('Account');
  }

  /**
   * Stores the account of a person. An existing account with the subject `linkedSubject` is reused, even if
   * the person's email has changed.
   */
  async save(person: ChosenPerson): Promise<LocalAccount> {
    const email = person.email.toLowerCase();
    const linked = await this.find(person.linkedSubject ?? undefined);
    const account = { subject: linked?.subject ?? createSubject(email), email, name: person.name };
    await this.records.upsert(account.subject, { extra: account }, RETENTION_SECONDS);
    return account;
  }

  async find(subject: string | undefined): Promise<LocalAccount | undefined> {
    const record = subject ? await this.records.find(subject) : undefined;
    return storedAccount.safeParse(record?.extra).data;
  }
}

/** Creates a subject in the format of Microsoft's object ids. */
function createSubject(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
