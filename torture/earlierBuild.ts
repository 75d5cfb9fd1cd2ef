import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['node_modules', 'api/node_modules'];
const MIGRATIONS = 'api/src/platform/database/migrations';

const git = async (...args: string[]) =>
  (await run('git', args, { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 })).stdout.trim();

/** An earlier revision of this project, built in a separate folder. */
export interface EarlierBuild {
  readonly root: string;
  remove(): Promise<void>;
}

/**
 * Returns the last release, which has the newest tag. Without tags, returns the commit before the last change
 * of a migration.
 */
export async function findLastRelease(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  return tag || `${await git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;
}

/**
 * Returns the reason why a revision cannot be built with the installed packages, or undefined if it can be
 * built.
 */
export async function findBuildObstacle(revision: string): Promise<string | undefined> {
  const [oldPackages, currentPackages] = await Promise.all([
    readPackages(revision),
    readPackages('HEAD'),
  ]).catch(() => []);
  if (!oldPackages || !currentPackages) return 'the git history is missing';
  const areAllInstalled = Object.entries(oldPackages).every(
    ([path, { version }]) => currentPackages[path]?.version === version,
  );
  return areAllInstalled ? undefined : 'the previous build has other packages: npm run torture -- --upgrade';
}

/** Returns the packages that a revision's lockfile installs, by path. */
const readPackages = async (revision: string): Promise<Record<string, { version?: string }>> =>
  JSON.parse(await git('show', `${revision}:package-lock.json`)).packages;

/**
 * Builds the api of a revision. Installs the revision's packages if they differ from the packages of this
 * build.
 */
export async function buildEarlier(revision: string): Promise<EarlierBuild> {
  const root = await mkdtemp(join(tmpdir(), 'salesfloor-earlier-'));
  const build = { root, remove: () => rm(root, { recursive: true, force: true }) };
  try {
    await git('archive', '--format=tar', `--output=${join(root, 'source.tar')}`, revision);
    await run('tar', ['-xf', 'source.tar'], { cwd: root });
    if (await findBuildObstacle(revision)) await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    else await Promise.all(PACKAGES.map(folder => symlink(join(ROOT, folder), join(root, folder))));
    const tsc = join('node_modules', '.bin', 'tsc');
    // The types of the revision were checked when it was committed.
    await run(tsc, ['-p', 'api/tsconfig.build.json', '--outDir', 'api/dist', '--noCheck'], { cwd: root });
    return build;
  } catch (error) {
    await build.remove();
    throw error;
  }
}
