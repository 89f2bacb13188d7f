import { randomUUID } from 'node:crypto';
import { IdentityProvider, SOMSRI } from './identityProvider.ts';
import { ServerProcess } from './ServerProcess.ts';
import { addressOn, DEPARTMENT, type RunningSite } from './site.ts';

/** Serves the store of a running site a second time, with a provider at which one person has an account. */
export async function startWithSocialLogin(
  dataFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningSite> {
  const provider = await IdentityProvider.start();
  const sub = randomUUID();
  provider.account = { ...SOMSRI, sub, email: `${sub}@example.org` };
  const server = await ServerProcess.start({
    ...{ HOST: '', DATA_DIR: dataFolder, PAGE_CACHE_MB: '0' },
    ...settings,
    ...provider.settings(),
  });
  const port = Number(new URL(server.origin).port);
  provider.moved = { from: 'http://localhost:3000', to: `http://${DEPARTMENT}:${port}` };
  return {
    port,
    address: addressOn(port),
    async stop() {
      await server.stop();
      await provider.close();
    },
  };
}
