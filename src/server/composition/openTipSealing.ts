import type { Settings } from '#config/Settings.ts';
import type { TipSealing } from '#ports/TipSealing.ts';

/** Undefined without a public key. Throws when it was copied wrongly. */
export async function openTipSealing({ TIPS_PUBLIC_KEY: key }: Settings): Promise<TipSealing | undefined> {
  if (key === undefined) return undefined;
  // Imported when needed: most of its time goes into preparing curves.
  const { AgeTipSealing } = await import('#adapters/tips/AgeTipSealing.ts');
  return new AgeTipSealing(key);
}
