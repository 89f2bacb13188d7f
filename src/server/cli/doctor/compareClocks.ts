import { warning, type Finding } from './Finding.ts';

const CLOCKS_APART_MS = 60_000;

/**
 * Says whether another machine's clock differs from ours.
 *
 * @param whose `the API`
 * @param aheadMs how far it is ahead of ours, in milliseconds
 */
export function compareClocks(whose: string, aheadMs: number): readonly Finding[] {
  const apart = Math.abs(aheadMs);
  if (apart <= CLOCKS_APART_MS) return [];
  return [
    warning(
      `the clock of ${whose} and that of this machine are ${String(Math.round(apart / 1_000))} s apart`,
      'set the wrong one (timedatectl): tokens, publication and limits depend on it',
    ),
  ];
}
