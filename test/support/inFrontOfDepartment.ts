import { isStatedCall } from './isStatedCall.ts';
import { plainDepartment } from './plainDepartment.ts';
import { settingsOf } from './plainWebsite.ts';
import { ServerProcess } from './ServerProcess.ts';
import { addressOn, DEPARTMENT, REGION, UNDER_MAINTENANCE, type RunningSite } from './site.ts';

/** The sample's sites, with ids as a department's database makes them. */
const SITES = {
  [DEPARTMENT]: '64f1c0ffee0123456789ab01',
  [REGION]: '64f1c0ffee0123456789ab02',
  [UNDER_MAINTENANCE]: '64f1c0ffee0123456789ab03',
};

/**
 * Serves the sample in front of a department's own API, which offers what the specification states. There, and not in
 * the content folder, the maintenance of the third site is switched on. Stopping it fails when the API was sent any other
 * call.
 *
 * @param dataFolder of a store with the sample; other servers may use it at the same time
 * @param settings as environment variables
 */
export async function startInFrontOfDepartment(
  dataFolder: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningSite> {
  const api = await plainDepartment({ sites: SITES });
  api.setMaintenance(UNDER_MAINTENANCE, true);
  const server = await ServerProcess.start({ HOST: '', DATA_DIR: dataFolder, ...settings, ...settingsOf(api) });
  const port = Number(new URL(server.origin).port);
  return {
    port,
    address: addressOn(port),
    async stop() {
      await server.stop();
      await api.close();
      const others = new Set(api.record.filter((received) => !isStatedCall(received)).map(({ call }) => call));
      if (others.size > 0) throw new Error(`the API was sent what is not specified: ${[...others].join(', ')}`);
    },
  };
}
