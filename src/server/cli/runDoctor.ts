import { misspeltSettings } from '#config/misspeltSettings.ts';
import { readServerSettings, SettingsError, type Settings } from '#config/Settings.ts';
import { parseHost, type HostName } from '#domain/site/host.ts';
import { examine } from './doctor/examine.ts';
import { examineApi } from './doctor/examineApi.ts';
import { wrongSettings } from './doctor/examineSettings.ts';
import { inspectOwnStore } from './doctor/inspectOwnStore.ts';
import { printExaminations } from './doctor/printExaminations.ts';
import { runCommand, type Print } from './runCommand.ts';

const USAGE = `usage: npm run doctor
       npm run doctor -- api [host ...]`;

/** `npm run doctor` (docs/operating.md): looks at everything that the server needs, and says what to do. */
async function main(print: Print): Promise<boolean> {
  const [word, ...names] = process.argv.slice(2);
  const hosts = names.map(toHost);
  if (word !== undefined && word !== 'api') throw new Error(USAGE);
  const misspelt = misspeltSettings();
  let settings: Settings;
  try {
    settings = readServerSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return printExaminations([{ part: 'Settings', findings: wrongSettings(error.errors, misspelt) }], print);
  }
  if (word === undefined) return printExaminations(await examine(settings, misspelt, new Date()), print);
  if (settings.API_BASE_URL === undefined) throw new Error('there is no API: API_BASE_URL is not set');
  const sites = (await inspectOwnStore(settings))?.sites ?? [];
  return printExaminations([{ part: 'API', findings: await examineApi({ settings, sites, hosts }) }], print);
}

function toHost(name: string): HostName {
  const host = parseHost(name);
  if (host === undefined) throw new Error(`'${name}' is not a host\n${USAGE}`);
  return host;
}

await runCommand(main);
