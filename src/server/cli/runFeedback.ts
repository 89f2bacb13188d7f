import { parseArgs } from 'node:util';
import { readSettings } from '#config/Settings.ts';
import { departmentDate } from '#domain/departmentDate.ts';
import { addSeconds } from '#domain/instant.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import { compose } from '../compose.ts';
import { createLogger } from '../logger.ts';
import { describeFeedback } from './describeFeedback.ts';
import { requireStore } from './requireStore.ts';
import { runCommand, type Print } from './runCommand.ts';

const USAGE =
  'usage: npm run feedback -- --site <site id> [--days 30]; the site may be left out where SITE_ID names one';
const DAY_SECONDS = 86_400;
const DEFAULT_DAYS = '30';

/** `npm run feedback -- --site 1001 --days 30` (docs/operating.md): lists the feedback on the pages of a site. */
async function main(print: Print): Promise<void> {
  const options = { site: { type: 'string' }, days: { type: 'string', default: DEFAULT_DAYS } } as const;
  const { values } = parseArgs({ options });
  const settings = readSettings();
  const site = knownSiteId(values.site ?? settings.SITE_ID);
  if (site === undefined || !/^[1-9]\d{0,3}$/.test(values.days)) throw new Error(USAGE);
  const days = Number(values.days);
  requireStore(settings);
  const composed = await compose(settings, createLogger(settings.LOG_LEVEL));
  try {
    const { feedback, clock } = composed.ports;
    const since = departmentDate(addSeconds(clock.now(), (1 - days) * DAY_SECONDS));
    const summary = await feedback.summary({ site, since });
    print(`Site ${site}, since ${since}\n\n${describeFeedback(summary).join('\n')}`);
  } finally {
    await composed.close();
  }
}

await runCommand(main);
