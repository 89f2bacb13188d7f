import { readTipsCommand } from './tipsCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand((print) => readTipsCommand(process.argv.slice(2))(print));
