import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['node_modules', 'api/node_modules'];
const MIGRATIONS = 'api/src/database/migrations';

const git = async (...args: string[]) =>
  (await run('git', args, { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 })).stdout.trim();

/** An earlier revision of this project, built in a folder of its own. */
export interface EarlierBuild {
  readonly root: string;
  remove(): Promise<void>;
}

/** The last release: the newest tag. Before there is one, the commit before the last change of a migration. */
export async function lastRelease(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '');
  return tag || `${await git('log', '-1', '--format=%H', '--', MIGRATIONS)}^`;
}

/** Why a revision cannot be built with the packages that are installed here, if so. */
export async function whyNotBuildable(revision: string): Promise<string | undefined> {
  const [had, has] = await Promise.all([packagesOf(revision), packagesOf('HEAD')]).catch(() => []);
  if (!had || !has) return 'there is no history of the project here';
  const isThere = Object.entries(had).every(([place, { version }]) => has[place]?.version === version);
  return isThere ? undefined : 'the build before has other packages: npm run torture -- --upgrade';
}

/** What the lockfile of a revision installs, by its places. */
const packagesOf = async (revision: string): Promise<Record<string, { version?: string }>> =>
  JSON.parse(await git('show', `${revision}:package-lock.json`)).packages;

/** Builds the api of a revision, with its own packages where they are others than those installed here. */
export async function buildEarlier(revision: string): Promise<EarlierBuild> {
  const root = await mkdtemp(join(tmpdir(), 'salesfloor-earlier-'));
  const build = { root, remove: () => rm(root, { recursive: true, force: true }) };
  try {
    await git('archive', '--format=tar', `--output=${join(root, 'source.tar')}`, revision);
    await run('tar', ['-xf', 'source.tar'], { cwd: root });
    if (await whyNotBuildable(revision)) await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    else await Promise.all(PACKAGES.map(folder => symlink(join(ROOT, folder), join(root, folder))));
    const tsc = join('node_modules', '.bin', 'tsc');
    // Its types were checked when it was new.
    await run(tsc, ['-p', 'api/tsconfig.build.json', '--outDir', 'api/dist', '--noCheck'], { cwd: root });
    return build;
  } catch (error) {
    await build.remove();
    throw error;
  }
}
