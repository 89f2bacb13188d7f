import { runStages } from './runner/runStages.ts';
import type { Step } from './runner/Step.ts';

// One process for many folders: starting one costs more than running most of them.
const FOLDERS = [
  'architecture',
  'domain',
  'config',
  'adapters',
  'contract',
  'server',
  'ui',
  'content',
  'process',
  'runner',
];
const BROWSER_FOLDERS = ['support', 'e2e'];

/** `full` adds what only repeats; `usual` is what `npm test` runs. */
const TEST_EXTENT = process.argv.includes('--full') ? 'full' : 'usual';

/** Stages run one after the other; the steps of one stage beside each other. */
const STAGES: readonly (readonly Step[])[] = [
  [npmRun('messages:check')],
  [npmRun('format:check'), npmRun('types')],
  [npmRun('lint'), npmRun('build')],
  [mocha('tests', FOLDERS)],
  [mocha('e2e', BROWSER_FOLDERS)],
];

process.exitCode = await runStages(STAGES);

function npmRun(script: string): Step {
  return { name: script, command: 'npm', args: ['run', '--silent', script], isQuiet: true };
}

function mocha(name: string, folders: readonly string[]): Step {
  const files = folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);
  return {
    name,
    command: 'mocha',
    args: ['--forbid-only', ...files],
    environment: { TEST_EXTENT },
    testFolders: folders,
  };
}
