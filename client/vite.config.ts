import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.DOORCARD_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Under test Svelte must be its browser half, or components cannot be mounted.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/doorcard/adapters/web/static',
    emptyOutDir: true,
    // Nothing may become a data: address; the page's security policy forbids those.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['.', '../src/doorcard/adapters/mail/texts'] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true, changeOrigin: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/browser.ts'],
  },
}));
