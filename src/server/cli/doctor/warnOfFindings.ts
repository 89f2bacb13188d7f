import type { Logger } from 'pino';
import { misspeltSettings } from '#config/misspeltSettings.ts';
import type { Settings } from '#config/Settings.ts';
import { examine } from './examine.ts';
import { inspectOwnStore } from './inspectOwnStore.ts';

/** Logs what the doctor would warn of, a line each. Never rejects. */
export async function warnOfFindings(settings: Settings, logger: Logger): Promise<void> {
  try {
    const examinations = await examine(settings, misspeltSettings(), new Date());
    const findings = examinations.flatMap((examination) => examination.findings);
    if (settings.API_BASE_URL !== undefined) {
      const { examineApi } = await import('./examineApi.ts');
      const sites = (await inspectOwnStore(settings))?.sites ?? [];
      findings.push(...(await examineApi({ settings, sites, hosts: [] })));
    }
    for (const { level, text, advice } of findings) if (level !== 'ok') logger.warn({ advice }, text);
  } catch (error) {
    logger.warn({ err: error }, 'this machine could not be examined (npm run doctor)');
  }
}
