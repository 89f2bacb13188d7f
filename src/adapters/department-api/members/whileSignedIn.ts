import { refused, type Outcome } from '#domain/outcome.ts';
import { isSignedOut, type TokenHolders } from '#domain/session/tokenHolders.ts';
import type { MemberSession } from '#ports/VisitorSession.ts';

/** A session that knows whether, after a 401, the client token has replaced the member's. */
export interface WatchedSession extends MemberSession {
  isReplaced(): boolean;
}

/**
 * Sends a member's request. After a 401 it is repeated with the client token (spec §7), so whatever the response is then,
 * the member's session has ended.
 */
export async function whileSignedIn<T, Code extends string>(
  session: MemberSession,
  call: (watched: WatchedSession) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code | 'sessionEnded'>> {
  const used: TokenHolders[] = [];
  const saveTokens = (tokens: TokenHolders) => {
    used.push(tokens);
    session.saveTokens(tokens);
  };
  const isReplaced = () => used.some(isSignedOut);
  const outcome = await call({ ...session, saveTokens, isReplaced });
  return isReplaced() ? refused('sessionEnded') : outcome;
}
