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

const LATIN = /inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Lets the page paint from index.html alone: the colours stand in it, and the font of our letters is fetched at once
 * instead of when the first text is laid out.
 */
export function firstPaint(): Plugin {
  return {
    name: 'salesfloor:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const font = Object.keys(bundle).find(file => LATIN.test(file));
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [
          ...(font ? [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }] : []),
          {
            tag: 'style',
            children: `:root{${colours(light)}}[data-color-scheme=dark]{${colours(dark)}}`,
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
