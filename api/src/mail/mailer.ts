import type { Transporter } from 'nodemailer';
import pLimit from 'p-limit';
import type { Config } from '../platform/config.ts';

export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail to one person. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same for each try, so that one that arrives twice can be known as one. */
  readonly messageId?: string;
  readonly attachments?: readonly AttachedFile[];
  /** Where whoever gets it ends such mails by one POST (RFC 8058). */
  readonly endedAt?: string;
}

/** The mail server refused the address, or the mail to it, for good (5xx). Trying again will not help today. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Returns why a mail that may be sent later was not sent, as a sentence. */
export function mailProblem(error: unknown): string {
  const { response, code } = error as { response?: unknown; code?: unknown };
  if (typeof response === 'string' && response) return `The mail server said: ${response}`;
  return `The mail server did not answer${typeof code === 'string' ? ` (${code})` : ''}.`;
}

/** How long a mail server may take to answer, to say who it is, and to go on with what it began. */
const PATIENCE_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

const AT_ONCE = 2;

/** Sends mail by the server that the settings name (OPERATIONS.md, Mail). Nothing is loaded or connected before the first mail. */
export class Mailer {
  private readonly inTurn = pLimit(AT_ONCE);
  private transport: Promise<Transporter> | undefined;

  /** @param patience for tests that will not wait as long */
  constructor(
    private readonly settings: NonNullable<Config['mail']>,
    private readonly patience = PATIENCE_MS,
  ) {}

  /**
   * Resolves once the mail server has accepted it.
   * @throws MailRefused when it never will; any other error when it may later
   */
  send(mail: Mail): Promise<void> {
    return this.inTurn(async () => {
      this.transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url: this.settings.smtpUrl, ...this.patience }),
      );
      const transport = await this.transport;
      await transport.sendMail(this.messageOf(mail)).catch((error: unknown) => {
        throw isRefused(error) ? new MailRefused(error.response, { cause: error }) : error;
      });
    });
  }

  private messageOf({ endedAt, attachments = [], ...mail }: Mail) {
    const list = endedAt && {
      'List-Unsubscribe': `<${endedAt}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      ...mail,
      attachments: [...attachments],
      from: this.settings.from,
      headers: { ...list, 'Auto-Submitted': 'auto-generated' },
      // A person's name or a customer's is never an address of a file.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }
}

/** Of the recipient or of the mail itself; a wrong password or a server that is closed is the store's to mend. */
const isRefused = (error: unknown): error is { response: string } =>
  error instanceof Error &&
  'code' in error &&
  ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('command' in error && String(error.command).startsWith('MAIL'));
