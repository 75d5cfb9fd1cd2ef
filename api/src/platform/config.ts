import { resolve } from 'node:path';
import type { z } from 'zod';
import { type BucketLocation, environmentSchema } from './environment.ts';
import type { LogLevel } from './log.ts';

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
   * Folders of the embedded store and of the backups, and the bucket for backups. By default the backups are
   * next to the store.
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
  /** True if this instance runs jobs, such as nightly tasks and emails (docs/OPERATIONS.md, Jobs). */
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
     * Number of failed sign-ins from one address that are allowed within a minute. Failed invites are counted
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
 * Reads the environment once (docs/OPERATIONS.md, Configuration). Empty values count as unset.
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
    throw new ConfigError('Set both MICROSOFT_TENANT_ID and MICROSOFT_CLIENT_ID, or neither.');
  }
  if (values.NODE_ENV === 'production' && !values.MICROSOFT_TENANT_ID && !values.LOCAL_SIGN_IN) {
    throw new ConfigError(
      'In production, set MICROSOFT_TENANT_ID, or set LOCAL_SIGN_IN=on to let anyone sign in as a demo person.',
    );
  }
  if (values.SESSION_WARNING_SECONDS >= values.SESSION_IDLE_MINUTES * 60) {
    throw new ConfigError('SESSION_WARNING_SECONDS must be shorter than SESSION_IDLE_MINUTES.');
  }
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_FROM)) {
    throw new ConfigError('Set both SMTP_URL and MAIL_FROM, or neither.');
  }
  if (Boolean(values.AWS_ACCESS_KEY_ID) !== Boolean(values.AWS_SECRET_ACCESS_KEY)) {
    throw new ConfigError('Set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither.');
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_DIRECT_URL also needs DATABASE_URL, the URL of the connection pooler.');
  }
  if (values.DATABASE_REPLICA_URL && !values.DATABASE_URL) {
    throw new ConfigError('DATABASE_REPLICA_URL also needs DATABASE_URL, the URL of the primary server.');
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
