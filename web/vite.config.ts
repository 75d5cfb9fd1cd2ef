import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './firstPaint.ts';
import { installable } from './installable.ts';
import { release } from './release.ts';
import { light } from './src/app/theme/tokens.ts';

const api = `http://localhost:${process.env.API_PORT ?? 4000}`;

/** Whether a module is of one of these packages; names are patterns. */
const ofPackages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/**
 * What the screens share, in few files: a screen loads those it needs and one of its own. Of two that fit, the earlier takes
 * a module, and with it all that it imports.
 */
const groups = [
  // What every page needs before anything else, the sign-in included.
  { name: 'foundation', tags: ['$initial' as const] },
  {
    name: 'data',
    // Of GraphQL what reads and writes queries: its types and rules are the playground's alone.
    test: ofPackages(
      '@apollo/client',
      '@wry/.+',
      'dayjs',
      'graphql/(language|error|jsutils)',
      'graphql-ws',
      'rxjs',
    ),
    minShareCount: 2,
  },
  { name: 'msal', test: ofPackages('@azure/msal-.+') },
  {
    name: 'widgets',
    test: ofPackages('@mui/(material|system|utils)', '@popperjs/core', 'use-sync-external-store'),
    minShareCount: 2,
  },
  // What the grid, the pickers and the charts share. The grid brings an older copy of @base-ui/utils for itself.
  {
    name: 'mui-x',
    test: ofPackages('@mui/x-internals', '@babel/runtime', '(?<!@mui/.+/node_modules/)@base-ui/utils'),
    minShareCount: 2,
  },
  { name: 'pickers', test: ofPackages('@mui/x-date-pickers') },
  { name: 'charts', test: ofPackages('@mui/x-charts') },
  // What it shares with a screen belongs to an earlier group: that screen would load all of it otherwise.
  { name: 'editor', test: ofPackages('monaco-editor', 'monaco-graphql', '@graphiql/.+') },
  {
    name: 'shared',
    // What is typed in a feature is asked about by the shell.
    // Home folds no text.
    test: /[\\/]src[\\/]((components|lib)[\\/](?!sheets|grids|look[\\/]rareIcons|values[\\/]firstLetters)|features[\\/].*(draftStore|pasteStore|typedTabs))/,
    minShareCount: 2,
  },
  // Home is most people's first screen, and shows what other screens show of deals, too.
  {
    name: 'deals',
    test: /[\\/]src[\\/]features[\\/]deals[\\/]/,
    minShareCount: 2,
  },
  // Two small files of one screen.
  {
    name: 'hog',
    test: /[\\/]src[\\/](features[\\/]hog[\\/]hogFilters|generated[\\/]rules[\\/]hogFigures)/,
    minShareCount: 2,
  },
  // What a phone never loads; after what its cells share with other screens.
  { name: 'grid', test: /@mui[\\/]x-data-grid|[\\/]src[\\/]components[\\/]grids/ },
  // Two seldom screens read files; the others do not load what they share for it.
  { name: 'sheets', test: /[\\/]src[\\/]components[\\/]sheets/, minShareCount: 2 },
];

/** What a phone shows of the app that is installed. */
const manifest = {
  id: '/',
  name: 'Salesfloor',
  short_name: 'Salesfloor',
  description: 'The sales-floor tool of a car dealership.',
  start_url: '/',
  scope: '/',
  lang: 'en',
  display: 'standalone',
  background_color: light.canvas,
  theme_color: light.bar,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Up Log', url: '/uplog' }],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint(), release(), installable(manifest, 'src/worker/sw.ts')],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The code editor of the playground is one large file, which nobody loads but there.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
        },
      },
      // "use no memo" speaks to a compiler of GraphiQL's makers, which does not run here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/idp': api,
      '/graphql': { target: api, ws: true },
    },
  },
});
