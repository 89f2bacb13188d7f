import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { plainDepartment } from '#test/support/plainDepartment.ts';
import { MEMBER_PATHS } from '#test/support/plainMembers.ts';

/**
 * `npm run demo:department-api`: a department's API that offers what the specification states and nothing else, and the
 * website in front of it with the sample content. Prints every call that the API receives.
 */
const API_PORT = 4000;
/** The department has ids of its own. It does not have the sample's third site, but one that the sample has not. */
const SITES = {
  localhost: '64f1c0ffee0123456789ab01',
  'region1.localhost': '64f1c0ffee0123456789ab02',
  'new.localhost': '64f1c0ffee0123456789ab03',
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const api = await plainDepartment({
  port: API_PORT,
  sites: SITES,
  hasMembers: true,
  onCall: ({ call, body }) => print(`the API got ${call}${call.includes('token') ? '' : ` ${body}`}`),
});
print(`The department's API listens on ${api.baseUrl}
A member of it is somchai@example.org, with the password Department.1.
Type the host of a site (${Object.keys(SITES).join(', ')}) to switch its maintenance on or off.`);

const website = spawn(process.execPath, ['-r', './src/server/requireNode.cjs', 'scripts/start.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    DATA_DIR: 'var/demo-department-api',
    FIRST_CONTENT: 'content',
    LOG_LEVEL: 'warn',
    ...process.env,
    API_OFFERS: 'sites,members',
    ...MEMBER_PATHS,
    API_BASE_URL: api.baseUrl,
    API_CLIENT_ID: api.clientId,
    API_CLIENT_SECRET: api.clientSecret,
  },
});

const underMaintenance = new Set<string>();
const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  const host = line.trim();
  if (!(host in SITES)) {
    print(`There is no site '${host}'.`);
    return;
  }
  const isOn = !underMaintenance.delete(host);
  if (isOn) underMaintenance.add(host);
  api.setMaintenance(host, isOn);
  print(`The maintenance of ${host} is ${isOn ? 'on' : 'off'}: the website shows it within a minute.`);
});

// A Ctrl+C reaches the website as well; this waits for its end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => website.kill());
[process.exitCode] = (await once(website, 'exit')) as [number];
input.close();
await api.close();
