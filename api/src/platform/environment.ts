import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { timeIn } from '../rules/calendar/today.ts';
import { allowsPrimary, allowsStandby, findSslProblem, isPostgresUrl } from './databaseUrl.ts';
import { LOG_LEVELS } from './log.ts';

export const isTimeZone = (name: string) => {
  try {
    return Boolean(timeIn(name, new Date(0)));
  } catch {
    return false;
  }
};

/** Returns whether a text is an IP address such as 10.0.0.5, or a range such as 10.0.0.0/8. */
export const isAddress = (text: string) => {
  try {
    return Boolean(text.includes('/') ? ipaddr.parseCIDR(text) : ipaddr.parse(text));
  } catch {
    return false;
  }
};

export const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Matches a path-style URL of server, bucket and key prefix. The URL must not contain an access key. */
export const BUCKET_URL = /^(https?:\/\/[^/@?#]+)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

export function parseBucketUrl(text: string): Omit<BucketLocation, 'region'> | undefined {
  const [, endpoint, name = '', path = ''] = BUCKET_URL.exec(text) ?? [];
  return endpoint && isHttpUrl(endpoint)
    ? { endpoint, name, prefix: path && `${path.slice(1)}/` }
    : undefined;
}

export const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/**
 * Returns whether a text is an email address such as `reports@store.example`, or a name followed by an email
 * address in <>.
 */
export const isSender = (text: string) => {
  const [, address = text] = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  return z.email().safeParse(address.trim()).success;
};

/** The store's name if `STORE_NAME` is not set. */
export const PRODUCT_NAME = 'Salesfloor';

export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform(value => value === 'on');

export const httpUrl = z
  .string()
  .refine(isHttpUrl, 'must be an http or https URL')
  .transform(url => url.replace(/\/+$/, ''));

export const postgresUrl = z
  .string()
  .refine(isPostgresUrl, { error: 'must be a postgres:// URL', abort: true })
  .refine(url => !findSslProblem(url), { error: ({ input }) => findSslProblem(String(input)), abort: true });

export const databaseUrl = postgresUrl.refine(
  allowsPrimary,
  'must connect to a server that accepts writes: target_session_attrs=read-write',
);

export const replicaUrl = postgresUrl.refine(
  allowsStandby,
  'must connect to a read-only server: target_session_attrs=standby',
);

/**
 * A tenant or client ID of Microsoft. Domain names are rejected, because the tokens of a tenant contain only
 * its ID (`tid`).
 */
export const guid = z
  .guid('must be an id such as 00000000-0000-0000-0000-000000000000')
  .transform(id => id.toLowerCase());

export const PORT_MESSAGE = 'must be a port from 0 to 65535';

export const port = z.coerce
  .number({ error: PORT_MESSAGE })
  .int(PORT_MESSAGE)
  .min(0, PORT_MESSAGE)
  .max(65_535, PORT_MESSAGE);

export const positiveInteger = z.coerce
  .number({ error: 'must be a whole number above 0' })
  .int('must be a whole number above 0')
  .positive('must be a whole number above 0');

export const positiveNumber = z.coerce
  .number({ error: 'must be a number above 0' })
  .positive('must be a number above 0');

/**
 * Returns the number of proxies in front of the server, or their addresses. Returns undefined if the text is
 * neither a number nor a list of addresses.
 */
export function parseTrustedProxies(text: string): number | readonly string[] | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map(each => each.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(4000),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: replicaUrl.optional(),
  DATABASE_REPLICA_LAG_SECONDS: positiveNumber.default(5),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_URL: z
    .string()
    .transform(parseBucketUrl)
    .refine(
      location => location !== undefined,
      'must be a URL without keys, such as https://s3.eu-central-1.amazonaws.com/bucket/prefix',
    )
    .optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO_DATA: onOff.optional(),
  STORE_NAME: z
    .string()
    .trim()
    .max(60, 'must be at most 60 characters')
    .regex(/^\P{Cc}+$/u, 'must be one line of text')
    .default(PRODUCT_NAME),
  STORE_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be an IANA time zone such as America/New_York')
    .default('America/New_York'),
  BOOTSTRAP_ADMIN_EMAIL: z.email('must be an email address').optional(),
  MICROSOFT_TENANT_ID: guid.optional(),
  MICROSOFT_CLIENT_ID: guid.optional(),
  MICROSOFT_GRAPH_URL: httpUrl.optional(),
  LOCAL_SIGN_IN: onOff.default(false),
  WORKER: onOff.default(true),
  SESSION_IDLE_MINUTES: positiveNumber.max(1440, 'must be at most 1440').default(15),
  SESSION_WARNING_SECONDS: positiveNumber.default(120),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be a URL such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an email address, or a name and the address in <>')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .transform(parseTrustedProxies)
    .refine(
      proxies => proxies !== undefined,
      'must be a number of proxies, or their addresses separated by commas',
    )
    .default(0),
  QUERY_BUDGET: positiveInteger.default(20_000_000),
  ANALYSIS_BUDGET: positiveInteger.default(2_000_000),
  FAILED_TRIES: positiveInteger.default(120),
});

/**
 * Every variable that the server reads, except `NODE_ENV`, which Node's tools use. A test compares the
 * documentation with this list.
 * @internal
 */
export const VARIABLES = Object.keys(environmentSchema.omit({ NODE_ENV: true }).shape);

/** An S3 bucket, and the key prefix of the backups in it: empty, or `prefix/`. */
export interface BucketLocation {
  readonly endpoint: string;
  readonly name: string;
  readonly prefix: string;
  readonly region: string;
}
