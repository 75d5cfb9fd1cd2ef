import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Brotli's best quality takes two seconds for each of the megabytes of the code editor; the next one hardly packs less. */
const LARGE = 500_000;
const BEST_QUALITY = 11;
const QUICK_QUALITY = 9;

/** How a file is packed, by the ending of what comes of it. */
const packings = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? QUICK_QUALITY : BEST_QUALITY },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Puts beside each script and style sheet of a folder what is sent in its place, packed. Their names hold a hash of what is in
 * them: what an earlier build has packed under the same name is taken from its folder.
 */
export async function pack(folder: string, earlier: string): Promise<void> {
  const names = globSync('*.{js,css}', { cwd: folder });
  await Promise.all(
    names.flatMap(name =>
      Object.entries(packings).map(async ([ending, packed]) => {
        const known = join(earlier, name + ending);
        const target = join(folder, name + ending);
        if (existsSync(known)) copyFileSync(known, target);
        else writeFileSync(target, await packed(readFileSync(join(folder, name))));
      }),
    ),
  );
}
