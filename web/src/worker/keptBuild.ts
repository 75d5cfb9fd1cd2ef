/** What a page tells the worker to keep: the build that it is of, and the files that it has loaded. */
export type Kept = { build: string; assets: string[] };

export const PAGE = 'page';
export const ASSETS = 'assets';
/** The address under which the page of every screen is cached. */
export const PAGE_KEY = '/';

/**
 * Keeps a page with all that it has loaded, so that it opens without a line. Behind one address may stand instances of different
 * builds: a page of another build than the one that asks is not cached, nor one whose files are not there.
 */
export async function keepBuild({ build, assets }: Kept): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(PAGE), caches.open(ASSETS)]);
  await Promise.all(assets.map(async asset => (await files.match(asset)) ?? files.add(asset)));
  const before = await pages.match(PAGE_KEY);
  if (before && (await isOfBuild(before, build))) return;
  const page = await fetch(PAGE_KEY, { cache: 'no-cache' });
  if (!page.ok || !(await isOfBuild(page, build))) return;
  await pages.put(PAGE_KEY, page);
  const wanted = new Set(assets);
  for (const { url } of await files.keys()) {
    const { pathname } = new URL(url);
    if (!wanted.has(pathname)) await files.delete(pathname);
  }
}

async function isOfBuild(page: Response, build: string): Promise<boolean> {
  return (await page.clone().text()).includes(`<meta name="build" content="${build}"`);
}
