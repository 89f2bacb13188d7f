import { RotatingLimits } from '#adapters/limits/RotatingLimits.ts';
import { ClamdScan } from '#adapters/virus-scan/ClamdScan.ts';
import type { Settings } from '#config/Settings.ts';
import type { Clock } from '#ports/Clock.ts';
import type { TipPorts } from '#ports/TipPorts.ts';

/** Undefined without a public key. Throws when it was copied wrongly. */
export async function openTipPorts(settings: Settings, clock: Clock): Promise<TipPorts | undefined> {
  const { TIPS_PUBLIC_KEY: key, attachmentMaxBytes: maxBytes, clamdAddress } = settings;
  if (key === undefined) return undefined;
  // Imported when needed: most processes take no tips, and the cryptography takes a while to load.
  const [{ AgeTipSealing }, { CheckedTipFiles }, { CodeTipHolders }] = await Promise.all([
    import('#adapters/tips/AgeTipSealing.ts'),
    import('#adapters/tips/CheckedTipFiles.ts'),
    import('#adapters/tips/CodeTipHolders.ts'),
  ]);
  return {
    files: new CheckedTipFiles({ maxBytes, virusScan: clamdAddress && new ClamdScan(clamdAddress) }),
    sealing: new AgeTipSealing(key),
    holders: new CodeTipHolders(),
    limits: new RotatingLimits(clock),
  };
}
