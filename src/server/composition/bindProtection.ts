import { join } from 'node:path';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import { AltchaRobotChecks } from '#adapters/robot-check/AltchaRobotChecks.ts';
import { AesGcmSeal } from '#adapters/seal/AesGcmSeal.ts';
import { secretKeyFile, newSecretKey } from '#adapters/seal/secretKeyFile.ts';
import type { Store } from '#adapters/store/openStore.ts';
import type { Settings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Folder } from './prepareFolder.ts';
import { SERVICES } from './services.ts';
import { warnIn } from './warnIn.ts';

/** The server's key, and what is made with it: the seal of cookies, the limits of what visitors send, and the robot check. */
export function bindProtection(container: Container): void {
  container.bind(SERVICES.secretKey).toResolvedValue(
    async ({ SECRET_KEY, SECRET_KEY_REPLACES, dataFolder, hasStore }: Settings, { isWritable }: Folder) => {
      const key = SECRET_KEY ?? (isWritable ? await secretKeyFile(dataFolder) : newSecretKey());
      if (hasStore) (await container.getAsync(SERVICES.store)).secretKey.require(key, SECRET_KEY_REPLACES);
      return key;
    },
    [SERVICES.settings, SERVICES.folder],
  );
  container.bind(SERVICES.seal).toResolvedValue((secretKey: string) => new AesGcmSeal(secretKey), [SERVICES.secretKey]);
  container.bind(SERVICES.limits).toResolvedValue(
    (settings: Settings, clock: Clock, log: Logger) =>
      new BufferedLimits({
        secretKey: () => container.getAsync(SERVICES.secretKey),
        openTable: limitTableOf(settings),
        clock,
        warn: warnIn(log),
      }),
    [SERVICES.settings, SERVICES.clock, SERVICES.logger],
  );
  container.bind(SERVICES.robotChecks).toResolvedValue(
    ({ ROBOT_CHECKS_PER_HOUR: perHour }: Settings, store: Store, limits: BufferedLimits, clock: Clock) =>
      new AltchaRobotChecks(store.robotCheckRows, {
        limits,
        perHour,
        secretKey: () => container.getAsync(SERVICES.secretKey),
        clock,
      }),
    [SERVICES.settings, SERVICES.store, SERVICES.limits, SERVICES.clock],
  );
}

/** Without a store there is none: the API tier counts for all its websites. */
function limitTableOf({ hasStore, DATABASE_URL: url, dataFolder }: Settings) {
  if (!hasStore) return undefined;
  return async () => {
    const { openLimitTable } = await import('#adapters/limits/openLimitTable.ts');
    const file = join(dataFolder, 'limits.sqlite');
    return await openLimitTable(url === undefined ? { engine: 'sqlite', file } : { engine: 'postgres', url });
  };
}
