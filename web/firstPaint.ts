import type { Plugin } from 'vite';
import { dark, light, type Tokens } from './src/app/theme/tokens.ts';

/** The colours of what index.html shows, under the names that the theme gives them. */
const colours = (scheme: Tokens): string =>
  Object.entries({
    'background-default': scheme.canvas,
    'bar-main': scheme.bar,
    'bar-text': scheme.barText,
    'bar-quiet': scheme.barQuiet,
    'bar-mark': scheme.barMark,
  })
    .map(([name, colour]) => `--sf-palette-${name}:${colour};`)
    .join('');

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const LATIN = /inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Lets the page paint from index.html alone: the colours and the entry's style sheet stand in it, and the font of our
 * letters is fetched at once instead of when the first text is laid out.
 */
export function firstPaint(): Plugin {
  return {
    name: 'salesfloor:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        let faces = '';
        const html = page.replace(STYLE_SHEET, (_link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset')
            throw new Error(`There is no style sheet ${file} to put into the page.`);
          faces = String(sheet.source);
          // Not fetched; it tells the code that fetches a screen's style sheets that this one is here.
          return `<link rel="stylesheet" href="/${file}" disabled>`;
        });
        const font = Object.keys(bundle).find(file => LATIN.test(file));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return {
          html,
          tags: [
            ...(font ? [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }] : []),
            {
              tag: 'style',
              children: `:root{${colours(light)}}[data-color-scheme=dark]{${colours(dark)}}${faces}`,
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}
