import type { ServiceIdentifier } from 'inversify';
import type { Logger } from 'pino';
import type { DepartmentApi } from '#adapters/department-api/openDepartmentApi.ts';
import type { BufferedLimits } from '#adapters/limits/BufferedLimits.ts';
import type { Store } from '#adapters/store/openStore.ts';
import type { Settings } from '#config/Settings.ts';
import type { Attachments } from '#ports/Attachments.ts';
import type { Clock } from '#ports/Clock.ts';
import type { Media } from '#ports/Media.ts';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import type { Seal } from '#ports/Seal.ts';
import type { Folder } from './prepareFolder.ts';

/** The services of the container. */
export const SERVICES = {
  settings: Symbol('Settings') as ServiceIdentifier<Settings>,
  logger: Symbol('Logger') as ServiceIdentifier<Logger>,
  clock: Symbol('Clock') as ServiceIdentifier<Clock>,
  media: Symbol('Media') as ServiceIdentifier<Media>,
  attachments: Symbol('Attachments') as ServiceIdentifier<Attachments>,
  store: Symbol('Store') as ServiceIdentifier<Store>,
  departmentApi: Symbol('DepartmentApi') as ServiceIdentifier<DepartmentApi>,
  folder: Symbol('Folder') as ServiceIdentifier<Folder>,
  secretKey: Symbol('secret key') as ServiceIdentifier<string>,
  seal: Symbol('Seal') as ServiceIdentifier<Seal>,
  robotChecks: Symbol('RobotChecks') as ServiceIdentifier<RobotChecks>,
  limits: Symbol('Limits') as ServiceIdentifier<BufferedLimits>,
};
