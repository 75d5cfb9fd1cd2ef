import { execFile } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embeddedDatabaseError.ts';
import { isRoot, type StoreFolder } from './storeFolder.ts';

const run = promisify(execFile);

/**
 * The account that runs PostgreSQL. PostgreSQL does not run as root, so a process of root needs another
 * account for it.
 */
export interface ServerAccount {
  /** The command and arguments that precede the PostgreSQL command, to run it as this account. */
  prefix: string[];
  /** The required owner of the cluster's files, if it is not the user of this process. */
  owner?: number;
}

/** The user without rights that every Linux system has. initdb rejects a user ID without a name. */
const UNPRIVILEGED_UID = 65534;

/**
 * Chooses an account that can run `postgres` and reach the folder. An ordinary user keeps its account. Root
 * uses a user namespace, or, if those are disabled, an unprivileged user that owns the cluster.
 */
export async function chooseAccount(folder: StoreFolder, postgres: string): Promise<ServerAccount> {
  if (!isRoot) return { prefix: [] };
  const owner = await getOwner(folder);
  const ownerAccounts = owner === 0 ? [] : listUnprivilegedAccounts(owner);
  const candidates = [
    ...ownerAccounts,
    USER_NAMESPACE_ACCOUNT,
    ...listUnprivilegedAccounts(UNPRIVILEGED_UID),
  ];
  for (const candidate of candidates) {
    if (await canRun(candidate, postgres, folder.path)) return candidate;
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL cannot run as root, and no other account can access ${folder.path}. ` +
      'Start Salesfloor as an ordinary user, or set DATABASE_URL.',
  );
}

/** Changes the owner of a new file or folder from root to the account. */
export async function changeOwner(path: string, account: ServerAccount): Promise<void> {
  if (account.owner !== undefined) await chown(path, account.owner, account.owner);
}

/**
 * Changes the owner of a whole cluster to the account, if another account created the cluster. This happens
 * if user namespaces were enabled earlier and are disabled now.
 */
export async function changeClusterOwner(folder: StoreFolder, account: ServerAccount): Promise<void> {
  if (account.owner === undefined || (await stat(folder.cluster)).uid === account.owner) return;
  await run('chown', ['-R', `${account.owner}:${account.owner}`, folder.cluster]);
}

const USER_NAMESPACE_ACCOUNT: ServerAccount = {
  prefix: ['unshare', '--user', `--map-user=${UNPRIVILEGED_UID}`, `--map-group=${UNPRIVILEGED_UID}`, '--'],
};

/**
 * Lists the accounts that run PostgreSQL as this user. The second account keeps root's right to traverse
 * folders, for a checkout under /root.
 */
function listUnprivilegedAccounts(uid: number): ServerAccount[] {
  const switchUser = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  const keepFolderAccess = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [
    { prefix: [...switchUser, '--'], owner: uid },
    { prefix: [...switchUser, ...keepFolderAccess, '--'], owner: uid },
  ];
}

async function getOwner(folder: StoreFolder): Promise<number> {
  const { uid } = await stat(folder.cluster).catch(() => stat(folder.path));
  return uid;
}

async function canRun({ prefix }: ServerAccount, postgres: string, folder: string): Promise<boolean> {
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
