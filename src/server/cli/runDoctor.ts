import { misspeltSettings } from '#config/misspeltSettings.ts';
import { readServerSettings, SettingsError, type Settings } from '#config/Settings.ts';
import { examine } from './doctor/examine.ts';
import { wrongSettings } from './doctor/examineSettings.ts';
import { printExaminations } from './doctor/printExaminations.ts';
import { runCommand, type Print } from './runCommand.ts';

/** `npm run doctor` (docs/operating.md): looks at everything that the server needs, and says what to do. */
async function main(print: Print): Promise<boolean> {
  if (process.argv.length > 2) throw new Error('usage: npm run doctor');
  const misspelt = misspeltSettings();
  let settings: Settings;
  try {
    settings = readServerSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return printExaminations([{ part: 'Settings', findings: wrongSettings(error.errors, misspelt) }], print);
  }
  return printExaminations(await examine(settings, misspelt, new Date()), print);
}

await runCommand(main);
