import { verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Instant } from '#domain/instant.ts';
import type { SiteId } from '#domain/site/siteId.ts';

export interface SolutionKeys {
  /** Signs challenges. */
  readonly challenges: string;
  /** Signs the key that is the solution of a challenge. */
  readonly solutions: string;
}

/** A challenge that was solved, as this server made it. */
export interface SolvedChallenge {
  readonly id: string;
  readonly site: SiteId;
  readonly factor: number;
  readonly expiresAt: Instant;
}

/** Characters; a solution has some 700. */
const MAX_LENGTH = 4_000;

/** Reads the JSON of a challenge with its solution. Undefined when this server did not make it, or it is not solved. */
export async function readSolution(
  text: string,
  { challenges, solutions }: SolutionKeys,
): Promise<SolvedChallenge | undefined> {
  const given = text.length > MAX_LENGTH ? undefined : parse(text);
  if (given === undefined) return undefined;
  const { verified } = await verifySolution({
    ...given,
    deriveKey,
    hmacSignatureSecret: challenges,
    hmacKeySignatureSecret: solutions,
  });
  if (!verified) return undefined;
  // It is signed: everything in it is as `createChallenge` got it.
  const { nonce, data } = given.challenge.parameters;
  return { id: nonce, ...(data as unknown as Omit<SolvedChallenge, 'id'>) };
}

type Given = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

function parse(text: string): Given | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { challenge, solution } = (given ?? {}) as Partial<Given>;
  const { parameters, signature } = (challenge ?? {}) as Partial<Challenge>;
  const isReadable = typeof parameters === 'object' && typeof signature === 'string' && typeof solution === 'object';
  return isReadable ? (given as Given) : undefined;
}
