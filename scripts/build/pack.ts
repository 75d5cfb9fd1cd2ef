import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Size in bytes from which the second-best quality of Brotli is used. The best quality takes two seconds per
 * megabyte of the code editor, and the result is hardly smaller.
 */
const LARGE_FILE_BYTES = 500_000;
const BEST_QUALITY = 11;
const QUICK_QUALITY = 9;

/** Compression by file extension. */
const compressions = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_FILE_BYTES ? QUICK_QUALITY : BEST_QUALITY,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes compressed copies next to each script and style sheet of a folder.
 * The file names contain a hash of the content. Copies of an earlier build with the same name are reused.
 */
export async function compressAssets(folder: string, earlierFolder: string): Promise<void> {
  const names = globSync('*.{js,css}', { cwd: folder });
  await Promise.all(
    names.flatMap(name =>
      Object.entries(compressions).map(async ([extension, compress]) => {
        const earlierFile = join(earlierFolder, name + extension);
        const target = join(folder, name + extension);
        if (existsSync(earlierFile)) copyFileSync(earlierFile, target);
        else writeFileSync(target, await compress(readFileSync(join(folder, name))));
      }),
    ),
  );
}
