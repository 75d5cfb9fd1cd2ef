import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';
import { isRoot, type StoreFolder } from './storeFolder.ts';

const run = promisify(execFile);

/** Under whom PostgreSQL runs: it refuses root, so root needs a way to be somebody else. */
export interface Account {
  /** What to put before a command line. */
  prefix: string[];
  /** Who must own the cluster's files, when that is not whoever runs this process. */
  owner?: number;
}

/** The account without rights that every Linux has; initdb refuses a number without a name. */
const NOBODY = 65534;

/**
 * Chooses an account under which `postgres` runs and reaches the folder: an ordinary user is its own; root enters a
 * user namespace, where it goes by another number; where those are refused, root hands the cluster to an unprivileged user.
 */
export async function chooseAccount(folder: StoreFolder, postgres: string): Promise<Account> {
  if (!isRoot) return { prefix: [] };
  const owner = await ownerOf(folder);
  const asOwner = owner === 0 ? [] : unprivileged(owner);
  const candidates = [...asOwner, userNamespace, ...unprivileged(NOBODY)];
  for (const candidate of candidates) {
    if (await canRun(candidate, postgres, folder.path)) return candidate;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and no other account reaches ${folder.path}: ` +
      'start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Hands a file or folder that root has just made to the account. */
export async function handOver(path: string, account: Account): Promise<void> {
  if (account.owner !== undefined) await chown(path, account.owner, account.owner);
}

/** Hands over a whole cluster that another account made, as when user namespaces were allowed once and no longer are. */
export async function handOverCluster(folder: StoreFolder, account: Account): Promise<void> {
  if (account.owner === undefined || (await stat(folder.cluster)).uid === account.owner) return;
  await run('chown', ['-R', `${account.owner}:${account.owner}`, folder.cluster]);
}

const userNamespace: Account = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
};

/** As that user, and if its rights do not reach the folder (a checkout under /root), with root's right to pass. */
function unprivileged(uid: number): Account[] {
  const become = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  const pass = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [
    { prefix: [...become, '--'], owner: uid },
    { prefix: [...become, ...pass, '--'], owner: uid },
  ];
}

async function ownerOf(folder: StoreFolder): Promise<number> {
  const { uid } = await stat(folder.cluster).catch(() => stat(folder.path));
  return uid;
}

async function canRun({ prefix }: Account, postgres: string, folder: string): Promise<boolean> {
  const [command = '', ...rest] = [
    ...prefix,
    'sh',
    '-c',
    'id -un && "$1" --version && test -x "$2"',
    'sh',
    postgres,
    folder,
  ];
  return run(command, rest).then(
    () => true,
    () => false,
  );
}
