import type { Transporter } from 'nodemailer';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';

export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** An email to one person. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same ID in each attempt, so that email programs recognize a second copy. */
  readonly messageId?: string;
  readonly attachments?: readonly AttachedFile[];
  /** The URL that unsubscribes the recipient with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * The mail server permanently rejected the address, or the email to this address (5xx). Another attempt on
 * the same day is useless.
 */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}

/** Describes in one sentence why an email could not be sent yet. */
export function describeMailError(error: unknown): string {
  const { response, code } = error as { response?: unknown; code?: unknown };
  if (typeof response === 'string' && response) return `The mail server responded: ${response}`;
  return `The mail server did not respond${typeof code === 'string' ? ` (${code})` : ''}.`;
}

/** Time limits for the mail server to connect, to greet, and to continue. */
const TIMEOUTS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

const MAX_CONCURRENT_MAILS = 2;

/**
 * Sends emails through the configured mail server (OPERATIONS.md, Email). Loads the mail library and connects
 * only when the first email is sent.
 */
export class Mailer {
  private readonly limit = pLimit(MAX_CONCURRENT_MAILS);
  private transport: Promise<Transporter> | undefined;

  /** @param timeouts shorter time limits for tests */
  constructor(
    private readonly settings: NonNullable<Config['mail']>,
    private readonly timeouts = TIMEOUTS_MS,
  ) {}

  /**
   * Resolves when the mail server has accepted the email.
   * @throws MailRejectedError if the server will never accept it; any other error if it may accept it later
   */
  send(mail: Mail): Promise<void> {
    return this.limit(async () => {
      this.transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url: this.settings.smtpUrl, ...this.timeouts }),
      );
      const transport = await this.transport;
      await transport.sendMail(this.toMessage(mail)).catch((error: unknown) => {
        throw isRejected(error) ? new MailRejectedError(error.response, { cause: error }) : error;
      });
    });
  }

  private toMessage({ unsubscribeUrl, attachments = [], ...mail }: Mail) {
    const listHeaders = unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      ...mail,
      attachments: [...attachments],
      from: this.settings.from,
      headers: { ...listHeaders, 'Auto-Submitted': 'auto-generated' },
      // Prevents the name of an employee or a customer from being read as the path of a file.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }
}

/**
 * Returns whether the mail server rejected the recipient or the email. A wrong password or a closed server is
 * not a rejection, but a problem of the store's configuration.
 */
const isRejected = (error: unknown): error is { response: string } =>
  error instanceof Error &&
  'code' in error &&
  ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('command' in error && String(error.command).startsWith('MAIL'));
