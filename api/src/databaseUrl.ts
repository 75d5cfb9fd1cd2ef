const POSTGRES_URL = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/;

/** libpq's modes that pg takes for `verify-full`, unless it is told to read them as libpq does. */
const READ_STRICTER = /[?&]sslmode=(?:prefer|require|verify-ca)(?:&|$)/;

/** An address as libpq reads it may name several servers, `postgres://a:5432,b:5432/store`: the same address for each of them. */
export function serversOf(url: string): readonly string[] {
  const { before = '', hosts = '', after = '' } = POSTGRES_URL.exec(url)?.groups ?? {};
  const asLibpq = READ_STRICTER.test(after) ? '&uselibpqcompat=true' : '';
  return hosts.split(',').map(host => before + host + after + asLibpq);
}

/** Whether each server's address can be read. */
export const isPostgresUrl = (url: string): boolean =>
  POSTGRES_URL.test(url) && serversOf(url).every(server => URL.canParse(server));

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** What is wrong with how the address wants the connection to be protected, or nothing. */
export function sslTrouble(url: string): string | undefined {
  const [server = ''] = serversOf(url);
  const settings = new URL(server).searchParams;
  const mode = settings.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) return `must have an sslmode of ${SSL_MODES.join(', ')}`;
  const wantsCertificate = mode === 'verify-ca' && !settings.has('sslrootcert');
  return wantsCertificate ? 'must name a file by sslrootcert for sslmode=verify-ca' : undefined;
}

/** Whether the address leads to a server that accepts writes, of which alone the product can live. */
export const leadsToAPrimary = (url: string): boolean => wants(url, ['any', 'read-write', 'primary']);

/** Whether the address may lead to a server that only reads. */
export const leadsToAStandby = (url: string): boolean =>
  wants(url, ['any', 'read-only', 'standby', 'prefer-standby']);

/** Whether the address wants one of these kinds of server, or says nothing about it. */
const wants = (url: string, kinds: readonly string[]): boolean =>
  serversOf(url).every(server => {
    const wanted = new URL(server).searchParams.get('target_session_attrs');
    return wanted === null || kinds.includes(wanted);
  });

/** The servers of an address without its secrets, for a sentence. */
export const hostsOf = (url: string): string =>
  serversOf(url)
    .map(server => new URL(server).host)
    .join(', ');
