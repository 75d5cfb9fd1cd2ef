import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { changelogEntries, version } from './release.ts';
import { light } from './src/app/theme/tokens.ts';

const api = `http://localhost:${process.env.API_PORT ?? 4000}`;

/** Matches the modules of these packages; names are patterns. */
const packagePattern = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/**
 * The chunks of shared code. A screen loads its own chunk and the shared chunks that it needs. If two groups
 * match a module, the earlier group takes the module with all its imports.
 */
const groups = [
  // The code that every page needs first, including the sign-in.
  { name: 'foundation', tags: ['$initial' as const] },
  {
    name: 'data',
    // The parts of GraphQL that read and print queries. Only the playground needs the types and rules of
    // GraphQL.
    test: packagePattern(
      '@apollo/client',
      '@wry/.+',
      'dayjs',
      'graphql/(language|error|jsutils)',
      'graphql-ws',
      'rxjs',
    ),
    minShareCount: 2,
  },
  { name: 'msal', test: packagePattern('@azure/msal-.+') },
  {
    name: 'widgets',
    test: packagePattern('@mui/(material|system|utils)', '@popperjs/core', 'use-sync-external-store'),
    minShareCount: 2,
  },
  // The code that the grid, the pickers and the charts share. The grid brings its own older copy of
  // @base-ui/utils.
  {
    name: 'mui-x',
    test: packagePattern('@mui/x-internals', '@babel/runtime', '(?<!@mui/.+/node_modules/)@base-ui/utils'),
    minShareCount: 2,
  },
  { name: 'pickers', test: packagePattern('@mui/x-date-pickers') },
  { name: 'charts', test: packagePattern('@mui/x-charts') },
  // Code that the editor shares with a screen belongs to an earlier group. Otherwise that screen would load
  // the whole editor.
  { name: 'editor', test: packagePattern('monaco-editor', 'monaco-graphql', '@graphiql/.+') },
  {
    name: 'shared',
    // The shell lists the unsaved work of these features. `toFirstLetters` is excluded, because Home does not
    // fold text.
    test: /[\\/]src[\\/]((components|lib)[\\/](?!sheets|grids|headers[\\/]field|icons[\\/]rareIcons|deals[\\/](history[\\/]|dealFormFields)|format[\\/]firstLetters)|features[\\/].*(draftStore|unsavedTabs|newUps[\\/])|app[\\/](find[\\/]recentItems|layout[\\/]useShortcuts))/,
    minShareCount: 2,
  },
  // Figures of reports that Home also shows.
  {
    name: 'figures',
    test: /[\\/]src[\\/](features[\\/]deals[\\/]myDay[\\/]summaryBarHeaders|generated[\\/]rules[\\/](remainingGoal|(tick|goal|leaderboard|raceRow)Figures))/,
    minShareCount: 2,
  },
  // Home is the first screen of most people, and shows components of deals that other screens also show.
  {
    name: 'deals',
    test: /[\\/]src[\\/](features[\\/]deals[\\/]|components[\\/]deals[\\/](history[\\/]|dealFormFields))/,
    minShareCount: 2,
  },
  // The code that the table and the cards of Hog share, with the column headers that lists of deals share.
  {
    name: 'hog',
    test: /[\\/]src[\\/](features[\\/]hog|components[\\/]headers[\\/]field|generated[\\/]rules[\\/](hogFigures|fieldDescriptions))/,
    minShareCount: 2,
  },
  // The code that a phone never loads. It comes after the code that its cells share with other screens.
  { name: 'grid', test: /@mui[\\/]x-data-grid|[\\/]src[\\/]components[\\/]grids/ },
  // Two rarely used screens read files. Other screens do not load their shared code.
  { name: 'sheets', test: /[\\/]src[\\/]components[\\/]sheets/, minShareCount: 2 },
];

/** The installed app on a phone. */
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

/** The responses of the service worker without a connection (docs/adr/up-log.md). */
const workbox: VitePWAOptions['workbox'] = {
  inlineWorkboxRuntime: true,
  clientsClaim: true,
  importScripts: ['deleteOldCaches.js'],
  // The shell, Home, Up Log and their chunks. Other screens and large libraries are cached when they are
  // first loaded.
  globPatterns: ['index.html', 'assets/*.js', 'assets/inter-latin-wght-*.woff2'],
  globIgnores: [
    'assets/!(Home|UpLog)Page-*',
    'assets/{babel,charts,DisplayApp,editor,estree,graphql,grid,json,lite,monaco,msal,Msal,sheet,standalone,xlsx}*',
  ],
  // Caches the page under a path that is not the path of a screen. For screens, the page of the server is
  // used.
  modifyURLPrefix: { 'index.html': 'offline' },
  navigateFallback: null,
  runtimeCaching: [
    {
      // All screens have the same page. The server's page is shown if it arrives within four seconds;
      // otherwise the cached page is shown.
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
  define: { __VERSION__: JSON.stringify(version), __NEWS__: JSON.stringify(changelogEntries) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The playground's code editor is one large file, which only the playground loads.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
        },
      },
      // "use no memo" is a directive for the compiler of GraphiQL's developers, which does not run here.
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
