import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The server and the command-line tools, one entry each. Packages stay outside the bundle, but for the icons: a few of
 * the 52 MB are used.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: ['lucide-react'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        contentImport: 'src/server/cli/contentImport.ts',
        contentCheck: 'src/server/cli/contentCheck.ts',
        oitCopy: 'src/server/cli/oitCopy.ts',
        waterImport: 'src/server/cli/waterImport.ts',
        apiClient: 'src/server/cli/apiClient.ts',
        feedback: 'src/server/cli/feedback.ts',
        sites: 'src/server/cli/sites.ts',
        inbox: 'src/server/cli/inbox.ts',
        auditComplaints: 'src/server/cli/auditComplaints.ts',
        complaints: 'src/server/cli/complaints.ts',
        members: 'src/server/cli/members.ts',
        privacy: 'src/server/cli/privacy.ts',
        tips: 'src/server/cli/tips.ts',
        doctor: 'src/server/cli/doctor.ts',
        jobs: 'src/server/cli/jobs.ts',
        retention: 'src/server/cli/retention.ts',
        mediaProgram: 'src/adapters/content-folder/media/mediaProgram.ts',
        sqliteThread: 'src/adapters/store/sqlite/sqliteThread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
