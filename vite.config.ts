import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VIEW_SCRIPT_FILES } from './src/ui/viewScripts.ts';
import { VIEW_STYLESHEET_FILES } from './src/ui/viewStylesheets.ts';
import { stripMessages } from './scripts/stripMessages.ts';

/** What browsers load: one stylesheet, the modules of every page and of interactive pages, the viewer of the API. */
export default defineConfig({
  // Relative, so that the files find each other under any base path.
  base: './',
  publicDir: false,
  plugins: [react(), stripMessages()],
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
      input: [
        'src/ui/client/enhance.ts',
        'src/ui/client/interactive.tsx',
        'src/ui/client/suggestions.ts',
        'src/ui/client/apiDocs.ts',
        'src/ui/styles/site.css',
        ...VIEW_STYLESHEET_FILES,
        ...VIEW_SCRIPT_FILES,
      ],
    },
  },
});
