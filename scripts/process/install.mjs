import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runToEnd } from './child.mjs';
import { withLock } from './lock.mjs';

/** @type {import('./child.mjs').Ending} */
const DONE = { code: 0, signal: null };

/**
 * Installs the dependencies when they are missing or not those of the lockfile. Resolves to how that ended.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return DONE;
  const lock = join(root, '.cache', 'install.lock');
  return withLock(
    lock,
    'Waiting for another start of this project to install the dependencies …',
    async () => (isInstalled(root) ? DONE : install(root)),
  );
}

/** @param {string} root */
const stampFile = root => join(root, 'node_modules', '.salesfloor-installed');

/** @param {string} root */
function isInstalled(root) {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === wanted(root);
}

/** @param {string} root */
function wanted(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = ['.', ...workspaces].map(folder => join(folder, 'package.json'));
  for (const file of ['package-lock.json', ...manifests]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root */
async function install(root) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log('Installing the dependencies; the first time takes a minute or two …');
  const progress = setInterval(() => console.log(`  still installing (${seconds()})`), 15_000);
  const ending = await runToEnd(
    'npm',
    // The dependencies want a newer Node than the one that may be running now; they get it from the project itself.
    // What builds and tests the app is needed here even where NODE_ENV is production.
    ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
    {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutProject(root) },
      shell: process.platform === 'win32',
    },
  ).finally(() => clearInterval(progress));
  if (ending.code === 0) {
    writeFileSync(stampFile(root), wanted(root));
    console.log(`Installed the dependencies in ${seconds()}.`);
  } else if (!ending.signal) {
    console.error(`The dependencies could not be installed (npm ended with code ${ending.code}).`);
  }
  return ending;
}

/**
 * npm must not run on the Node inside the folder that it is about to replace.
 * @param {string} root
 */
const pathWithoutProject = root =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
