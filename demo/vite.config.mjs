import path from 'node:path';
import { defineConfig } from 'vite';

const pages = path.join(import.meta.dirname, 'pages');

/** The demo's pages that need scripts; the rest is written by its server. */
export default defineConfig({
  root: pages,
  publicDir: path.join(import.meta.dirname, 'public'),
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: ['calendar', 'budget', 'board'].map((name) => path.join(pages, name, 'index.html')),
    },
  },
});
