import type { Container } from 'inversify';
import { RotatingLimits } from '#adapters/limits/RotatingLimits.ts';
import { AltchaRobotChecks } from '#adapters/robot-check/AltchaRobotChecks.ts';
import { SpentInMemory } from '#adapters/robot-check/SpentInMemory.ts';
import { ClamdScan } from '#adapters/virus-scan/ClamdScan.ts';
import type { TipPorts } from '#ports/TipPorts.ts';
import type { Tips } from '#ports/Tips.ts';
import { SERVICES } from './services.ts';

/**
 * Undefined without a public key. Throws when it was copied wrongly.
 *
 * @param sealed where tips are stored; absent where nothing takes them
 */
export async function openTipPorts(container: Container, sealed: Tips | undefined): Promise<TipPorts | undefined> {
  const { TIPS_PUBLIC_KEY, ROBOT_CHECKS_PER_HOUR, attachmentMaxBytes, clamdAddress } = container.get(SERVICES.settings);
  if (TIPS_PUBLIC_KEY === undefined || sealed === undefined) return undefined;
  // Imported when needed: most processes take no tips, and the cryptography takes a while to load.
  const [{ AgeTipSealing }, { CheckedTipFiles }, { CodeTipHolders }] = await Promise.all([
    import('#adapters/tips/AgeTipSealing.ts'),
    import('#adapters/tips/CheckedTipFiles.ts'),
    import('#adapters/tips/CodeTipHolders.ts'),
  ]);
  const clock = container.get(SERVICES.clock);
  const limits = new RotatingLimits(clock);
  return {
    files: new CheckedTipFiles({
      maxBytes: attachmentMaxBytes,
      virusScan: clamdAddress && new ClamdScan(clamdAddress),
    }),
    sealing: new AgeTipSealing(TIPS_PUBLIC_KEY),
    holders: new CodeTipHolders(),
    sealed,
    limits,
    robotChecks: new AltchaRobotChecks(new SpentInMemory(clock), {
      ...{ limits, perHour: ROBOT_CHECKS_PER_HOUR, clock },
      secretKey: () => container.getAsync(SERVICES.secretKey),
    }),
  };
}
