import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Step } from './Step.ts';

const FIXTURE = join(import.meta.dirname, 'fixture');
/** Long enough for a shell to print a line on a busy machine. */
const SILENCE_LIMIT_MS = 3_000;
const PID = /^pid (\d+)$/gm;

/** Prints its process id and hangs. */
const HANG = 'echo pid $$; exec sleep 1000';

describe('The test runner', () => {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  describe('leaves no process behind when a step', () => {
    it('hangs without printing anything', async () => {
      const { code, output } = await run([[shell('hangs', HANG)], [shell('later', 'echo never')]], SILENCE_LIMIT_MS);
      expect(code).to.equal(1);
      expect(output)
        .to.match(/^hangs +\d+\.\d s {2}FAILED: printed nothing for 3 s$/m)
        .and.include('not run: later')
        .and.include('0 passed, 1 failed');
      expectAllGone(output, 1);
    });

    it('hangs with children that ignore SIGTERM, in process groups of their own', async () => {
      const detached = `setsid sh -c 'trap "" TERM; echo pid $$; while :; do sleep 1; done' & ${HANG}`;
      const { code, output } = await run([[shell('hangs', detached)]], SILENCE_LIMIT_MS);
      expect(code).to.equal(1);
      expectAllGone(output, 2);
    });

    it('ends, whether well or not, and its children do not', async () => {
      const left = (code: number) => `setsid sleep 1000 & echo pid $!; exit ${code}`;
      const { code, output } = await run([[shell('well', left(0)), shell('not well', left(7))]]);
      expect(code).to.equal(1);
      expect(output)
        .to.match(/^well .* ok$/m)
        .and.match(/^not well .* FAILED: ended with 7$/m);
      expectAllGone(output, 2);
    });
  });

  describe('ends all steps and reports what it knows', () => {
    for (const [signal, expectedCode] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const)
      it(`when it receives ${signal}`, async () => {
        const { child, ended, printed } = start([
          [shell('one', `sh -c '${HANG}' & ${HANG}`), shell('other', 'exec sleep 1000')],
        ]);
        await printed(/pid \d+\npid \d+/);
        child.kill(signal);
        const { code, output } = await ended;
        expect(code).to.equal(expectedCode);
        expect(output)
          .to.match(new RegExp(`^one .* interrupted by ${signal}$`, 'm'))
          .and.match(new RegExp(`^other .* interrupted by ${signal}$`, 'm'))
          .and.include('0 passed, 2 failed');
        expectAllGone(output, 2);
      });

    it('when the process that started it is killed', async () => {
      const fixture = [join(FIXTURE, 'run.ts'), JSON.stringify({ stages: [[shell('hangs', HANG)]] })];
      const parent = observe('sh', ['-c', '"$0" "$@" & wait', process.execPath, ...fixture]);
      await parent.printed(PID);
      parent.child.kill('SIGKILL');
      const { output } = await parent.ended;
      expect(output).to.include('the process that started the tests has ended').and.include('0 passed, 1 failed');
      expectAllGone(output, 1);
    });
  });

  it('gives the counts of what ran when mocha is killed, and the test that was running', async () => {
    const { code, output } = await run([[mocha('tests', 'killed.ts')], [shell('later', 'echo never')]]);
    expect(code).to.equal(1);
    expect(output)
      .to.match(/^ {2}runner .* 2 passed$/m)
      .and.match(/^tests .*while it ran: A mocha that is killed dies in its third test$/m)
      .and.include('\n2 passed, 1 failed\n');
  });

  it('counts failed and skipped tests', async () => {
    const { code, output } = await run([[mocha('tests', 'failing.ts')]]);
    expect(code).to.equal(1);
    expect(output)
      .to.match(/^ {2}runner .* 1 passed, 1 FAILED$/m)
      .and.match(/^FAILED: A mocha with a failed test goes on: on purpose$/m)
      .and.include('1 skipped\n\n1 passed, 1 failed\n');
  });

  it('fails a mocha that ran no test of one of its folders', async () => {
    const { args, ...step } = mocha('tests', 'failing.ts');
    const passing = { ...step, args: [...args, '--grep', 'after it'], testFolders: ['runner', 'domain'] };
    const { code, output } = await run([[passing]]);
    expect(code).to.equal(1);
    expect(output).to.include('no test ran in test/domain');
  });

  it('fails a step whose command does not exist', async () => {
    const { code, output } = await run([[{ name: 'missing', command: 'no-such-command', args: [] }]]);
    expect(code).to.equal(1);
    expect(output).to.match(/^missing .*ENOENT$/m);
  });

  it('waits for a step that prints nothing as long as it computes, where that is its way', async () => {
    const compute =
      'const { user } = process.cpuUsage(); while (process.cpuUsage().user < user + 1e6) for (let n = 0; n < 1e7; n++);';
    const step = { name: 'compiler', command: process.execPath, args: ['-e', compute] };
    const [quiet, other] = await Promise.all([run([[{ ...step, isQuiet: true }]], 400), run([[step]], 400)]);
    expect(quiet.code, quiet.output).to.equal(0);
    expect(other.code, other.output).to.equal(1);
  });

  it('prints what steps beside each other print without mixing it', async () => {
    const lines = (name: string) => `for n in 1 2 3; do echo ${name} $n; sleep 0.1; done`;
    const { code, output } = await run([['first', 'second', 'third'].map((name) => shell(name, lines(name)))]);
    expect(code).to.equal(0);
    const printed = Array.from(output.matchAll(/^(first|second|third) \d$/gm), ([line]) => line);
    expect(printed).to.deep.equal(['first', 'second', 'third'].flatMap((name) => [1, 2, 3].map((n) => `${name} ${n}`)));
  });

  interface Ended {
    readonly code: number | null;
    readonly output: string;
  }

  function run(stages: readonly (readonly Step[])[], silenceLimitMs?: number): Promise<Ended> {
    return start(stages, silenceLimitMs).ended;
  }

  function start(stages: readonly (readonly Step[])[], silenceLimitMs?: number) {
    return observe(process.execPath, [join(FIXTURE, 'run.ts'), JSON.stringify({ stages, silenceLimitMs })]);
  }

  function observe(program: string, args: readonly string[]) {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    started.push(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // Not its exit: what it leaves behind may print later.
    const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, output }));
    return {
      child,
      ended,
      async printed(pattern: RegExp): Promise<void> {
        while (output.match(pattern) === null) await once(child.stdout, 'data');
      },
    };
  }
});

function shell(name: string, script: string): Step {
  return { name, command: 'sh', args: ['-c', script] };
}

function mocha(name: string, file: string): Step {
  return { name, command: 'mocha', args: [join(FIXTURE, file)], testFolders: ['runner'] };
}

/** Every process whose id was printed has ended. */
function expectAllGone(output: string, count: number): void {
  const pids = Array.from(output.matchAll(PID), ([, pid]) => Number(pid));
  expect(pids).to.have.length(count);
  expect(pids.filter(isRunning)).to.deep.equal([]);
}

/** A process that has ended and that nobody has asked for its exit code is not running. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
