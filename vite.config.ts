import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What browsers load: one stylesheet, the module of every page, the module of interactive pages. */
export default defineConfig({
  // Relative, so that the files find each other under any base path.
  base: './',
  publicDir: false,
  plugins: [react(), buildIdentity()],
  resolve: {
    // Messages are compiled beforehand, so that browsers need no parser for them.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    // Small files inlined as data: addresses would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/ui/client/enhance.ts', 'src/ui/client/interactive.tsx', 'src/ui/styles/site.css'],
    },
  },
});

/** Writes `build.json`: the names of all files hold their contents' hashes, so a hash of the names tells builds apart. */
function buildIdentity(): Plugin {
  return {
    name: 'build-identity',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort().join('\n');
      const buildId = createHash('sha256').update(names).digest('hex').slice(0, 16);
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ buildId }) });
    },
  };
}
