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
    rolldownOptions: { output: { codeSplitting: { groups: [foundation] } } },
  },
  server: {
    proxy: {
      '/api': api,
      '/idp': api,
      '/graphql': { target: api, ws: true },
    },
  },
});
