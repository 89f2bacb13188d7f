import { isProofFresh } from '#domain/members/freshProof.ts';
import type { PasswordText } from '#domain/members/passwordText.ts';
import { done, refused, type Outcome } from '#domain/outcome.ts';
import type { ProofRefusal } from '#ports/members/SocialLogins.ts';
import type { MemberTable } from '../MemberTables.ts';
import type { MemberStore } from './MemberStore.ts';
import type { LiveSession } from './SessionRows.ts';

/** Who has to prove that they are the member of the session. */
export interface Prover {
  readonly live: LiveSession;
  readonly member: MemberTable;
}

/** Checks the password, or, where none was given, that the session has a fresh proof of who the member is. */
export async function proofOf(
  { hasher, clock }: MemberStore,
  { live, member }: Prover,
  password: PasswordText | undefined,
): Promise<Outcome<undefined, ProofRefusal>> {
  if (password === undefined)
    return isProofFresh(live.proved_at ?? undefined, clock.now()) ? done(undefined) : refused('proofNeeded');
  return (await hasher.matches(password, member.password_hash ?? undefined))
    ? done(undefined)
    : refused('passwordWrong');
}
