import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isPostgresUrl, leadsToAPrimary, leadsToAStandby, sslTrouble } from './databaseUrl.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { timeIn } from './rules/calendar/today.ts';

const isTimeZone = (name: string) => {
  try {
    return Boolean(timeIn(name, new Date(0)));
  } catch {
    return false;
  }
};

/** An address such as 10.0.0.5, or a range of them such as 10.0.0.0/8. */
const isAddress = (text: string) => {
  try {
    return Boolean(text.includes('/') ? ipaddr.parseCIDR(text) : ipaddr.parse(text));
  } catch {
    return false;
  }
};

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Path style: the server, the bucket, and what the names of the objects begin with. A key stands in no address. */
const BUCKET_URL = /^(https?:\/\/[^/@?#]+)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

function bucketOf(text: string): Omit<BucketPlace, 'region'> | undefined {
  const [, endpoint, name = '', path = ''] = BUCKET_URL.exec(text) ?? [];
  return endpoint && isHttpUrl(endpoint)
    ? { endpoint, name, prefix: path && `${path.slice(1)}/` }
    : undefined;
}

const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** `reports@store.example`, or with a name before it in <>. */
const isSender = (text: string) => {
  const [, address = text] = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  return z.email().safeParse(address.trim()).success;
};

/** What the store is called unless `STORE_NAME` is set. */
const PRODUCT_NAME = 'Salesfloor';

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform(word => word === 'on');
const httpUrl = z
  .string()
  .refine(isHttpUrl, 'must be an http or https address')
  .transform(url => url.replace(/\/+$/, ''));
const postgresUrl = z
  .string()
  .refine(isPostgresUrl, { error: 'must be a postgres:// address', abort: true })
  .refine(url => !sslTrouble(url), { error: ({ input }) => sslTrouble(String(input)), abort: true });
const databaseUrl = postgresUrl.refine(
  leadsToAPrimary,
  'must lead to a server that accepts writes: target_session_attrs=read-write',
);
const replicaUrl = postgresUrl.refine(
  leadsToAStandby,
  'must lead to a server that only reads: target_session_attrs=standby',
);
/** A tenant is compared with the `tid` of its tokens, which is never a domain name. */
const guid = z
  .guid('must be an id such as 00000000-0000-0000-0000-000000000000')
  .transform(id => id.toLowerCase());
const A_PORT = 'must be a port from 0 to 65535';
const port = z.coerce.number({ error: A_PORT }).int(A_PORT).min(0, A_PORT).max(65_535, A_PORT);
const count = z.coerce
  .number({ error: 'must be a whole number above 0' })
  .int('must be a whole number above 0')
  .positive('must be a whole number above 0');
const positive = z.coerce.number({ error: 'must be a number above 0' }).positive('must be a number above 0');

/** The number of proxies before us, or their addresses; undefined when it is neither. */
function proxiesOf(text: string): number | readonly string[] | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map(each => each.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(4000),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: replicaUrl.optional(),
  DATABASE_REPLICA_LAG_SECONDS: positive.default(5),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_URL: z
    .string()
    .transform(bucketOf)
    .refine(
      place => place !== undefined,
      'must be an address without keys, such as https://s3.eu-central-1.amazonaws.com/bucket/prefix',
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
  BOOTSTRAP_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  MICROSOFT_TENANT_ID: guid.optional(),
  MICROSOFT_CLIENT_ID: guid.optional(),
  MICROSOFT_GRAPH_URL: httpUrl.optional(),
  LOCAL_SIGN_IN: onOff.default(false),
  WORKER: onOff.default(true),
  SESSION_IDLE_MINUTES: positive.max(1440, 'must be at most 1440').default(15),
  SESSION_WARNING_SECONDS: positive.default(120),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an e-mail address, or a name and the address in <>')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .transform(proxiesOf)
    .refine(proxies => proxies !== undefined, 'must be a number of proxies, or their addresses with commas')
    .default(0),
  QUERY_BUDGET: count.default(20_000_000),
  ANALYSIS_BUDGET: count.default(2_000_000),
  FAILED_TRIES: count.default(120),
});

/**
 * Every variable that is read, but for `NODE_ENV`, which Node's own tools know. The documents are held to it.
 * @internal
 */
export const VARIABLES = Object.keys(environment.omit({ NODE_ENV: true }).shape);

/** A bucket that speaks S3, and what the names of its backups begin with: nothing, or `prefix/`. */
export interface BucketPlace {
  readonly endpoint: string;
  readonly name: string;
  readonly prefix: string;
  readonly region: string;
}

export interface Config {
  readonly port: number;
  readonly publicUrl: string;
  /** Unset: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads through a pooler such as PgBouncer. */
  readonly directUrl: string | undefined;
  /** A standby for what analysts and access tokens read. Unset: the primary answers that as well. */
  readonly replica: { readonly url: string; readonly longestLagSeconds: number } | undefined;
  readonly dataDir: string;
  /** What is looked after: the embedded store, and where backups go, beside it by default, and into a bucket, too. */
  readonly folders: { readonly data?: string; readonly backups?: string; readonly bucket?: BucketPlace };
  /** Whether an empty store is filled with the demo store: by default the embedded one is, a database of one's own is not. */
  readonly demoData: boolean;
  /** What mails and screens call the store. */
  readonly storeName: string;
  readonly storeTimeZone: string;
  readonly bootstrapAdminEmail: string | undefined;
  /** Unset: people sign in at the local provider, as a demo person. */
  readonly microsoft: { readonly tenantId: string; readonly clientId: string } | undefined;
  /** Where the server looks up the owner of an access token: Microsoft Graph, or the local provider on this very server. */
  readonly graphUrl: string;
  /** Whether this instance works on jobs: nights, mails and the like (docs/OPERATIONS.md, Jobs). */
  readonly isWorker: boolean;
  readonly session: { readonly idleMinutes: number; readonly warningSeconds: number };
  /** By default a server in production logs every request, and one at somebody's terminal only trouble. */
  readonly logLevel: LogLevel;
  /** How mail is sent, and by whom. Unset: none is. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Where `/metrics` is served. Unset: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The proxies before us, by number or address: only their `X-Forwarded-For` is trusted. */
  readonly trustProxy: number | readonly string[];
  readonly limits: {
    /** The budget of one person's screens for a minute, in cost (http/limits/price.ts). */
    readonly screenBudget: number;
    /** The same for one person's analyses and access tokens. */
    readonly analysisBudget: number;
    /** Failed sign-ins from one address within a minute; failed invites are counted apart. */
    readonly failedTries: number;
  };
}

/** A bad environment: it ends the start with one clear line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment once (README.md, Configuration). Empty values count as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const values = parsed.data;
  if (Boolean(values.MICROSOFT_TENANT_ID) !== Boolean(values.MICROSOFT_CLIENT_ID)) {
    throw new ConfigError('MICROSOFT_TENANT_ID and MICROSOFT_CLIENT_ID must be set together, or neither.');
  }
  if (values.NODE_ENV === 'production' && !values.MICROSOFT_TENANT_ID && !values.LOCAL_SIGN_IN) {
    throw new ConfigError(
      'MICROSOFT_TENANT_ID must be set in production, or LOCAL_SIGN_IN=on to let anyone sign in as a demo person.',
    );
  }
  if (values.SESSION_WARNING_SECONDS >= values.SESSION_IDLE_MINUTES * 60) {
    throw new ConfigError('SESSION_WARNING_SECONDS must be shorter than SESSION_IDLE_MINUTES.');
  }
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_FROM)) {
    throw new ConfigError('SMTP_URL and MAIL_FROM must be set together, or neither.');
  }
  if (Boolean(values.AWS_ACCESS_KEY_ID) !== Boolean(values.AWS_SECRET_ACCESS_KEY)) {
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together, or neither.');
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_DIRECT_URL goes with DATABASE_URL, the address of the pooler.');
  }
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_REPLICA_URL goes with DATABASE_URL, the address of the primary.');
  }
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const microsoft =
    values.MICROSOFT_TENANT_ID && values.MICROSOFT_CLIENT_ID
      ? { tenantId: values.MICROSOFT_TENANT_ID, clientId: values.MICROSOFT_CLIENT_ID }
      : undefined;
  return {
    port: values.PORT,
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    replica: values.DATABASE_REPLICA_URL
      ? { url: values.DATABASE_REPLICA_URL, longestLagSeconds: values.DATABASE_REPLICA_LAG_SECONDS }
      : undefined,
    dataDir: values.DATA_DIR,
    folders: foldersOf(values),
    demoData: values.DEMO_DATA ?? values.DATABASE_URL === undefined,
    storeName: values.STORE_NAME,
    storeTimeZone: values.STORE_TIME_ZONE,
    bootstrapAdminEmail: values.BOOTSTRAP_ADMIN_EMAIL?.toLowerCase(),
    microsoft,
    graphUrl:
      values.MICROSOFT_GRAPH_URL ??
      (microsoft ? 'https://graph.microsoft.com' : `http://127.0.0.1:${values.PORT}/idp`),
    isWorker: values.WORKER,
    session: { idleMinutes: values.SESSION_IDLE_MINUTES, warningSeconds: values.SESSION_WARNING_SECONDS },
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    mail:
      values.SMTP_URL && values.MAIL_FROM ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM } : undefined,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    trustProxy: values.TRUST_PROXY ?? 0,
    limits: {
      screenBudget: values.QUERY_BUDGET,
      analysisBudget: values.ANALYSIS_BUDGET,
      failedTries: values.FAILED_TRIES,
    },
  };
}

function foldersOf(values: z.infer<typeof environment>): Config['folders'] {
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR, BACKUP_S3_URL, AWS_REGION } = values;
  const backups = BACKUP_DIR ?? (DATABASE_URL ? undefined : `${resolve(DATA_DIR)}-backups`);
  return {
    ...(!DATABASE_URL && { data: DATA_DIR }),
    ...(backups && { backups }),
    ...(BACKUP_S3_URL && { bucket: { ...BACKUP_S3_URL, region: AWS_REGION } }),
  };
}
