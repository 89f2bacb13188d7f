import { Container } from 'inversify';
import type { Logger } from 'pino';
import { systemClock } from '#adapters/system/systemClock.ts';
import type { Settings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import { bindDepartmentApi } from './bindDepartmentApi.ts';
import { bindProtection } from './bindProtection.ts';
import { bindStore } from './bindStore.ts';
import { prepareFolder } from './prepareFolder.ts';
import { SERVICES } from './services.ts';

/** Dependencies that tests replace. */
export interface Replacements {
  readonly clock?: Clock;
  /** The path of the embedded store, or `:memory:`. */
  readonly storeFile?: string;
}

/** Knows how each service is created; it is created when it is first asked for. Creates the data folder. */
export async function createContainer(
  settings: Settings,
  logger: Logger,
  { clock = systemClock, storeFile }: Replacements = {},
): Promise<Container> {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(SERVICES.settings).toConstantValue(settings);
  container.bind(SERVICES.logger).toConstantValue(logger);
  container.bind(SERVICES.clock).toConstantValue(clock);
  container.bind(SERVICES.folder).toConstantValue(await prepareFolder(settings, logger));
  bindStore(container, storeFile);
  bindDepartmentApi(container);
  bindProtection(container);
  return container;
}
