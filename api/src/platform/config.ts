import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { timeIn } from '../rules/calendar/today.ts';
import { allowsPrimary, allowsStandby, findSslProblem, isPostgresUrl } from './databaseUrl.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

const isTimeZone = (name: string) => {
  try {
    return Boolean(timeIn(name, new Date(0)));
  } catch {
    return false;
  }
};

/** Returns whether a text is an IP address such as 10.0.0.5, or a range such as 10.0.0.0/8. */
const isAddress = (text: string) => {
  try {
    return Boolean(text.includes('/') ? ipaddr.parseCIDR(text) : ipaddr.parse(text));
  } catch {
    return false;
  }
};

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** A path-style URL: server, bucket and key prefix. It must not contain a key. */
const BUCKET_URL = /^(https?:\/\/[^/@?#]+)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

function parseBucketUrl(text: string): Omit<BucketLocation, 'region'> | undefined {
  const [, endpoint, name = '', path = ''] = BUCKET_URL.exec(text) ?? [];
  return endpoint && isHttpUrl(endpoint)
    ? { endpoint, name, prefix: path && `${path.slice(1)}/` }
    : undefined;
}

const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** Returns whether a text is `reports@store.example`, or a name followed by the address in <>. */
const isSender = (text: string) => {
  const [, address = text] = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text.trim()) ?? [];
  return z.email().safeParse(address.trim()).success;
};

/** The store's name if `STORE_NAME` is not set. */
const PRODUCT_NAME = 'Salesfloor';

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform(value => value === 'on');
const httpUrl = z
  .string()
  .refine(isHttpUrl, 'must be an http or https address')
  .transform(url => url.replace(/\/+$/, ''));
const postgresUrl = z
  .string()
  .refine(isPostgresUrl, { error: 'must be a postgres:// address', abort: true })
  .refine(url => !findSslProblem(url), { error: ({ input }) => findSslProblem(String(input)), abort: true });
const databaseUrl = postgresUrl.refine(
  allowsPrimary,
  'must lead to a server that accepts writes: target_session_attrs=read-write',
);
const replicaUrl = postgresUrl.refine(
  allowsStandby,
  'must lead to a server that only reads: target_session_attrs=standby',
);
/** An id of Microsoft. Domain names are rejected, because a tenant's tokens contain only its id (`tid`). */
const guid = z
  .guid('must be an id such as 00000000-0000-0000-0000-000000000000')
  .transform(id => id.toLowerCase());
const PORT_MESSAGE = 'must be a port from 0 to 65535';
const port = z.coerce
  .number({ error: PORT_MESSAGE })
  .int(PORT_MESSAGE)
  .min(0, PORT_MESSAGE)
  .max(65_535, PORT_MESSAGE);
const positiveInteger = z.coerce
  .number({ error: 'must be a whole number above 0' })
  .int('must be a whole number above 0')
  .positive('must be a whole number above 0');
const positiveNumber = z.coerce
  .number({ error: 'must be a number above 0' })
  .positive('must be a number above 0');

/**
 * Returns the number of proxies in front of the server, or their addresses; undefined if the text is neither.
 */
function parseTrustedProxies(text: string): number | readonly string[] | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map(each => each.trim());
  return addresses.every(isAddress) ? addresses : undefined;
}

const environmentSchema = z.object({
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
  SESSION_IDLE_MINUTES: positiveNumber.max(1440, 'must be at most 1440').default(15),
  SESSION_WARNING_SECONDS: positiveNumber.default(120),
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
    .transform(parseTrustedProxies)
    .refine(proxies => proxies !== undefined, 'must be a number of proxies, or their addresses with commas')
    .default(0),
  QUERY_BUDGET: positiveInteger.default(20_000_000),
  ANALYSIS_BUDGET: positiveInteger.default(2_000_000),
  FAILED_TRIES: positiveInteger.default(120),
});

/**
 * Every variable that the server reads, except `NODE_ENV`, which Node's tools use. A test compares the
 * documentation with it.
 * @internal
 */
export const VARIABLES = Object.keys(environmentSchema.omit({ NODE_ENV: true }).shape);

/** An S3 bucket and the key prefix of its backups: empty, or `prefix/`. */
export interface BucketLocation {
  readonly endpoint: string;
  readonly name: string;
  readonly prefix: string;
  readonly region: string;
}

export interface Config {
  readonly port: number;
  readonly publicUrl: string;
  /** Unset for the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The address of PostgreSQL itself, if `databaseUrl` leads through a pooler such as PgBouncer. */
  readonly directUrl: string | undefined;
  /** A standby for reads by analysts and access tokens. If unset, these reads go to the primary. */
  readonly replica: { readonly url: string; readonly maxLagSeconds: number } | undefined;
  readonly dataDir: string;
  /**
   * Folders of the embedded store and of the backups (next to the store by default), and the bucket for
   * backups.
   */
  readonly folders: { readonly data?: string; readonly backups?: string; readonly bucket?: BucketLocation };
  /**
   * Fills an empty store with the demo store. On by default for the embedded store, off for an external
   * database.
   */
  readonly demoData: boolean;
  /** The store's name in emails and on screens. */
  readonly storeName: string;
  readonly storeTimeZone: string;
  readonly bootstrapAdminEmail: string | undefined;
  /** If unset, people sign in at the local provider, as a demo person. */
  readonly microsoft: { readonly tenantId: string; readonly clientId: string } | undefined;
  /**
   * The API that resolves the owner of a Microsoft access token: Microsoft Graph, or the local provider on
   * this server.
   */
  readonly graphUrl: string;
  /** Runs jobs on this instance, such as nightly tasks and emails (docs/OPERATIONS.md, Jobs). */
  readonly isWorker: boolean;
  readonly session: { readonly idleMinutes: number; readonly warningSeconds: number };
  /** By default a server in production logs every request; a server at a terminal logs only problems. */
  readonly logLevel: LogLevel;
  /** The mail server and the sender. If unset, the server sends no email. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** The address that serves `/metrics`. If unset, metrics are not served. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The proxies in front of the server, by number or address. Only their `X-Forwarded-For` is trusted. */
  readonly trustProxy: number | readonly string[];
  readonly limits: {
    /** Cost that one person's screens may use in a minute. */
    readonly screenBudget: number;
    /** Cost that one person's analyses and access tokens may use in a minute. */
    readonly analysisBudget: number;
    /**
     * Failed sign-ins that are allowed from one address within a minute. Failed invites are counted
     * separately.
     */
    readonly failedTries: number;
  };
}

/** An invalid environment. It stops the start with one clear line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment once (README.md, Configuration). Empty values count as unset.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const setVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(setVariables);
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
      ? { url: values.DATABASE_REPLICA_URL, maxLagSeconds: values.DATABASE_REPLICA_LAG_SECONDS }
      : undefined,
    dataDir: values.DATA_DIR,
    folders: resolveFolders(values),
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

function resolveFolders(values: z.infer<typeof environmentSchema>): Config['folders'] {
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR, BACKUP_S3_URL, AWS_REGION } = values;
  const backups = BACKUP_DIR ?? (DATABASE_URL ? undefined : `${resolve(DATA_DIR)}-backups`);
  return {
    ...(!DATABASE_URL && { data: DATA_DIR }),
    ...(backups && { backups }),
    ...(BACKUP_S3_URL && { bucket: { ...BACKUP_S3_URL, region: AWS_REGION } }),
  };
}
