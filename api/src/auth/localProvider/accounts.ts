import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Records } from './records.ts';

/** Someone who has signed in at the local provider. */
export interface Account {
  /** Follows from the e-mail, so that it is the same after a restart. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
}

interface PickedPerson {
  readonly email: string;
  readonly name: string;
  readonly linkedSubject: string | null;
}

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
const stored = z.object({ subject: z.string(), email: z.string(), name: z.string() });

/** The accounts of the local provider: whoever was picked on its sign-in page. */
export class Accounts {
  private readonly records;

  constructor(records: Records) {
    this.records = records.adapterOf('Account');
  }

  /** An employee whose e-mail was changed keeps their account, `linkedSubject`. */
  async remember(person: PickedPerson): Promise<Account> {
    const email = person.email.toLowerCase();
    const linked = await this.find(person.linkedSubject ?? undefined);
    const account = { subject: linked?.subject ?? subjectOf(email), email, name: person.name };
    await this.records.upsert(account.subject, { extra: account }, REMEMBERED_SECONDS);
    return account;
  }

  async find(subject: string | undefined): Promise<Account | undefined> {
    const record = subject ? await this.records.find(subject) : undefined;
    return stored.safeParse(record?.extra).data;
  }
}

/** Shaped like the object ids that Microsoft gives people. */
function subjectOf(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
