import { runStages } from './runner/runStages.ts';
import type { Step } from './runner/Step.ts';

/** Groups that take about as long as each other. One process for many folders: starting one costs more than most of them. */
const GROUPS = {
  rules: ['architecture', 'domain', 'config', 'ui', 'content', 'adapters', 'runner'],
  server: ['server'],
  stores: ['contract', 'process', 'search'],
  browser: ['support', 'e2e'],
};

/** `full` adds what only repeats; `usual` is what `npm test` runs. */
const TEST_EXTENT = process.argv.includes('--full') ? 'full' : 'usual';

/** The test processes would each render the sample's pictures, which takes longer than most of their tests. */
const SAMPLE_MEDIA: Step = {
  name: 'sample media',
  command: process.execPath,
  args: ['--import', 'tsx', 'test/support/renderSampleMedia.ts'],
  isQuiet: true,
};

/** The tests of the browser once more, in front of an API that offers what the specification states. */
const IN_FRONT_OF_DEPARTMENT: Step = {
  ...mocha("browser in front of a department's API", GROUPS.browser),
  environment: { TEST_EXTENT: 'usual', SAMPLE_DEPLOYMENT: 'department API' },
};

/** Stages run one after the other; the steps of one stage beside each other. */
const STAGES: readonly (readonly Step[])[] = [
  [npmRun('messages:check')],
  [npmRun('types'), npmRun('build'), SAMPLE_MEDIA],
  // Not beside the tests, whose servers and browser have time limits of their own.
  [npmRun('lint'), npmRun('format:check')],
  Object.entries(GROUPS).map(([name, folders]) => mocha(name, folders)),
  TEST_EXTENT === 'full' ? [IN_FRONT_OF_DEPARTMENT] : [],
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
    // React as visitors get it, which takes less time; the tests of components run with its warnings.
    environment: { TEST_EXTENT, ...(name === 'server' && { NODE_ENV: 'production' }) },
    testFolders: folders,
  };
}
