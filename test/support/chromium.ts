import { chromium, type Browser } from 'playwright';
import { findProgram } from './findProgram.ts';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the system's Chromium, headless, without any network requests of its own.
 *
 * @param args more switches
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findProgram({
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    debianPackage: 'chromium',
    variable: 'CHROMIUM',
  });
  // Chromium's sandbox refuses to work for root.
  const isRoot = process.getuid?.() === 0;
  return await chromium.launch({ executablePath, chromiumSandbox: !isRoot, args: [...QUIET, ...args] });
}
