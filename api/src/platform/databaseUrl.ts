const POSTGRES_URL = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/;

/**
 * SSL modes of libpq that pg treats as `verify-full`, unless pg is configured to interpret SSL modes like
 * libpq.
 */
const STRICTER_SSL_MODE = /[?&]sslmode=(?:prefer|require|verify-ca)(?:&|$)/;

/** Splits a libpq URL of several servers, `postgres://a:5432,b:5432/store`, into one URL for each server. */
export function listServerUrls(url: string): readonly string[] {
  const { before = '', hosts = '', after = '' } = POSTGRES_URL.exec(url)?.groups ?? {};
  const compatibilityParameter = STRICTER_SSL_MODE.test(after) ? '&uselibpqcompat=true' : '';
  return hosts.split(',').map(host => before + host + after + compatibilityParameter);
}

/** Returns whether the URL of each server is valid. */
export const isPostgresUrl = (url: string): boolean =>
  POSTGRES_URL.test(url) && listServerUrls(url).every(server => URL.canParse(server));

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Returns the problem with the URL's SSL settings, or undefined if the settings have no problem. */
export function findSslProblem(url: string): string | undefined {
  const [server = ''] = listServerUrls(url);
  const settings = new URL(server).searchParams;
  const mode = settings.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) return `must have an sslmode of ${SSL_MODES.join(', ')}`;
  const needsCertificate = mode === 'verify-ca' && !settings.has('sslrootcert');
  return needsCertificate ? 'must set sslrootcert to a certificate file for sslmode=verify-ca' : undefined;
}

/** Returns whether the URL allows a server that accepts writes, which the product needs. */
export const allowsPrimary = (url: string): boolean =>
  allowsServerKind(url, ['any', 'read-write', 'primary']);

/** Returns whether the URL allows a read-only server. */
export const allowsStandby = (url: string): boolean =>
  allowsServerKind(url, ['any', 'read-only', 'standby', 'prefer-standby']);

/** Returns whether `target_session_attrs` is one of these kinds, or is not set. */
const allowsServerKind = (url: string, kinds: readonly string[]): boolean =>
  listServerUrls(url).every(server => {
    const kind = new URL(server).searchParams.get('target_session_attrs');
    return kind === null || kinds.includes(kind);
  });

/** Formats the servers of a URL for a message, without secrets. */
export const formatHosts = (url: string): string =>
  listServerUrls(url)
    .map(server => new URL(server).host)
    .join(', ');
