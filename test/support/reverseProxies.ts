import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { operatingExample } from './operatingGuide.ts';

/** A reverse proxy from the distribution's packages, with its configuration out of docs/operating.md. */
export interface ReverseProxy {
  readonly name: string;
  /** Names of the required programs that are not installed. */
  readonly missing: readonly string[];
  /** @param appPorts where one or two processes listen on this machine */
  start(...appPorts: readonly [number, number?]): Promise<RunningProxy>;
}

export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  stop(): Promise<void>;
}

/** Folder of the certificate, and the addresses of the proxy and the app. */
interface Place {
  readonly folder: string;
  readonly http: string;
  readonly https: string;
  readonly app: string;
  readonly otherApp: string;
}

const START_TIMEOUT_MS = 10_000;

export const REVERSE_PROXIES: readonly ReverseProxy[] = [
  proxy('nginx', async ({ folder, http, https, app, otherApp }) => {
    const site = operatingExample('as `/etc/nginx/conf.d/thara.conf`', {
      'listen 80;': `listen ${http};`,
      'listen 443 ': `listen ${https} `,
      '/etc/ssl/thara': folder,
      '/var/cache/thara': join(folder, 'cache'),
      '127.0.0.1:3000': app,
      '127.0.0.1:3001': otherApp,
    });
    await writeFile(join(folder, 'thara.conf'), site);
    // What Debian's own nginx.conf contains around it, in a folder of the test.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const around = `
      ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr warn; events {}
      http { access_log off; ${temporary.join(' ')} include ${folder}/thara.conf; }`;
    await writeFile(join(folder, 'nginx.conf'), around);
    return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  }),
  proxy('haproxy', async ({ folder, http, https, app, otherApp }) => {
    const pem = await Promise.all(['certificate.pem', 'key.pem'].map((file) => readFile(join(folder, file), 'utf8')));
    await writeFile(join(folder, 'thara.pem'), pem.join(''));
    const configuration = operatingExample('HAProxy, at the end of', {
      'bind :80\n': `bind ${http}\n`,
      'bind :443 ': `bind ${https} `,
      '/etc/haproxy': folder,
      '127.0.0.1:3000': app,
      '127.0.0.1:3001': otherApp,
    });
    await writeFile(join(folder, 'haproxy.cfg'), configuration);
    return ['-db', '-f', join(folder, 'haproxy.cfg')];
  }),
];

/** @param configure writes the configuration of the program, and returns its arguments */
function proxy(name: string, configure: (place: Place) => Promise<readonly string[]>): ReverseProxy {
  return {
    name,
    missing: [name, 'openssl'].filter((program) => located(program) === undefined),
    async start(appPort, otherPort = appPort) {
      const folder = await mkdtemp(join(tmpdir(), `thara-${name}-`));
      makeCertificate(folder);
      const httpPort = await freePort();
      const httpsPort = await freePort();
      const at = (port: number) => `127.0.0.1:${port}`;
      const place = { folder, http: at(httpPort), https: at(httpsPort), app: at(appPort), otherApp: at(otherPort) };
      const stop = await run(located(name)!, await configure(place), [httpPort, httpsPort]);
      return {
        httpPort,
        httpsPort,
        async stop() {
          await stop();
          await rm(folder, { recursive: true });
        },
      };
    },
  };
}

/** @returns a function that stops it; rejects with its output when it does not listen in time */
async function run(program: string, args: readonly string[], ports: readonly number[]): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  while (!(await Promise.all(ports.map(listens))).every(Boolean)) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      end();
      throw new Error(`${program} does not listen\n${output}`);
    }
    await pause(20);
  }
  return async () => {
    process.off('exit', end);
    end();
    await ended;
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...key, ...files, '-days', '2', '-subj', '/CN=www.example.go.th'];
  execFileSync(located('openssl')!, args, { stdio: 'pipe' });
}

/** On Debian, servers are not on the PATH of ordinary users. */
function located(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}
