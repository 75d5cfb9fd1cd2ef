import { build, type Plugin } from 'vite';

const MANIFEST = 'manifest.webmanifest';

/** Makes the built app installable: emits its web app manifest, and builds its service worker to `/sw.js`. */
export function installable(manifest: object, worker: string): Plugin {
  let outDir = '';
  return {
    name: 'salesfloor:installable',
    apply: 'build',
    configResolved: ({ build }) => {
      outDir = build.outDir;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` } }],
    // A worker is one script: built apart from the page, it shares no file with it.
    closeBundle: async () => {
      await build({
        root: import.meta.dirname,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          target: 'es2023',
          rolldownOptions: { input: worker, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
