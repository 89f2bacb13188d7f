import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '#ports/Clock.ts';
import type { RobotChecks } from '#ports/RobotChecks.ts';
import { AltchaRobotChecks } from '#adapters/robot-check/AltchaRobotChecks.ts';
import type { Store } from '#adapters/store/openStore.ts';
import { memoryLimits } from './memoryLimits.ts';

/** Robot checks with the key of the tests: several of them stand for several processes of one server. */
export function testRobotChecks({ robotCheckRows }: Pick<Store, 'robotCheckRows'>, clock: Clock): RobotChecks {
  const secretKey = () => Promise.resolve('a secret key of the tests that is long enough');
  return new AltchaRobotChecks(robotCheckRows, {
    ...{ limits: memoryLimits(clock), perHour: 30, secretKey, clock },
    maxKeys: 4, // work that costs tests nothing
  });
}

/** Solves a challenge as a browser does. */
export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
