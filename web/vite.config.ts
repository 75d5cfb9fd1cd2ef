import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { news, version } from './release.ts';
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
    test: /[\\/]src[\\/]((components|lib)[\\/](?!sheets|grids|headers[\\/]field|look[\\/]rareIcons|values[\\/]firstLetters)|features[\\/].*(draftStore|pasteStore|typedTabs|newUps[\\/])|app[\\/](find[\\/]lately|layout[\\/]useSheetKeys))/,
    minShareCount: 2,
  },
  // The figures that Home shows are also those of boards.
  {
    name: 'figures',
    test: /[\\/]src[\\/](features[\\/]deals[\\/]myDay[\\/]stripHeaders|generated[\\/]rules[\\/](goalLeft|(tick|goal|leaderboard|raceRow)Figures))/,
    minShareCount: 2,
  },
  // Home is most people's first screen, and shows what other screens show of deals, too.
  {
    name: 'deals',
    test: /[\\/]src[\\/]features[\\/]deals[\\/](?!closing[\\/]closingHeaders)/,
    minShareCount: 2,
  },
  // What the table and the cards of Hog share, with the column headers that lists of deals share.
  {
    name: 'hog',
    test: /[\\/]src[\\/](features[\\/]hog|components[\\/]headers[\\/]field|generated[\\/]rules[\\/](hogFigures|fieldSays))/,
    minShareCount: 2,
  },
  // What a phone never loads; after what its cells share with other screens.
  { name: 'grid', test: /@mui[\\/]x-data-grid|[\\/]src[\\/]components[\\/]grids/ },
  // Two seldom screens read files; the others do not load what they share for it.
  { name: 'sheets', test: /[\\/]src[\\/]components[\\/]sheets/, minShareCount: 2 },
];

/** What a phone shows of the app that is installed. */
const manifest: VitePWAOptions['manifest'] = {
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

/** What the service worker answers without a connection (decision 223). */
const workbox: VitePWAOptions['workbox'] = {
  inlineWorkboxRuntime: true,
  clientsClaim: true,
  importScripts: ['deleteOldCaches.js'],
  // The frame, Home, Up Log and what they may load. Other screens and large libraries are cached when first loaded.
  globPatterns: ['index.html', 'assets/*.js', 'assets/inter-latin-wght-*.woff2'],
  globIgnores: [
    'assets/!(Home|UpLog)Page-*',
    'assets/{babel,charts,DisplayApp,editor,estree,graphql,grid,json,lite,monaco,msal,Msal,sheet,standalone,xlsx}*',
  ],
  // An address of no screen: of others the server's page counts.
  modifyURLPrefix: { 'index.html': 'offline' },
  navigateFallback: null,
  runtimeCaching: [
    {
      // Every screen has the same page. The server's is shown if it comes within four seconds.
      urlPattern: ({ request, url }) =>
        request.mode === 'navigate' && !/^\/(api|graphql|idp|display|mail)(\/|$)|\.\w+$/.test(url.pathname),
      handler: 'NetworkFirst',
      options: {
        networkTimeoutSeconds: 4,
        plugins: [
          {
            cacheWillUpdate: async () => null,
            cachedResponseWillBeUsed: async () => caches.match('/offline', { ignoreSearch: true }),
          },
        ],
      },
    },
    { urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'assets' } },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), VitePWA({ manifest, workbox, injectRegister: false, includeManifestIcons: false })],
  define: { __VERSION__: JSON.stringify(version), __NEWS__: JSON.stringify(news) },
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
