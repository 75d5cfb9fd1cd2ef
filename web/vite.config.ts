import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.API_PORT ?? 4000}`;

/** What every page needs, in one file that changes only with its packages; the rest splits by screen. */
const foundation = {
  name: 'foundation',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@emotion|stylis)[\\/]/,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // The code editor of the playground is one large file, which nobody loads but there.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: { codeSplitting: { groups: [foundation] } },
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
