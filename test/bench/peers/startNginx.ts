import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findProgram } from '#test/support/findProgram.ts';
import { freePort } from '#test/support/freePort.ts';
import { waitUntil } from '#test/support/waitUntil.ts';

export interface StaticServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx on one processor, which sends a compressed file and writes an access log: the limit of what is possible. */
export async function startNginx(folder: string, processor: string, html: string): Promise<StaticServer> {
  const program = findProgram({ names: ['nginx', '/usr/sbin/nginx'], debianPackage: 'nginx' });
  await writeFile(join(folder, 'page.html'), html);
  await writeFile(join(folder, 'page.html.gz'), gzipSync(html, { level: 9 }));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn; events {}
    http {
      ${temporary.join(' ')} default_type text/html; access_log ${folder}/access.log; gzip_static on;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`,
  );
  const args = ['-c', processor, program, '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn('taskset', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/page.html`;
  await waitUntil(() =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
