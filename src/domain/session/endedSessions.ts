/** The acts that end sessions of a member. */
export type SessionAct =
  | 'signIn'
  | 'signOut'
  | 'signOutElsewhere'
  | 'passwordChange'
  | 'passwordReset'
  | 'emailChange'
  | 'secondFactorChange'
  | 'erasure';

/**
 * Which sessions end with an act (readings: a reset ends all, a password change all others). A sign-in ends the session
 * that the browser had before, if any, so that no session outlives the cookie that names it. Changes of the e-mail and of
 * the second factor are like one of the password: whoever else is signed in has to prove again who they are.
 */
export const ENDED_SESSIONS: Readonly<Record<SessionAct, 'this' | 'others' | 'all'>> = {
  signIn: 'this',
  signOut: 'this',
  signOutElsewhere: 'others',
  passwordChange: 'others',
  passwordReset: 'all',
  emailChange: 'others',
  secondFactorChange: 'others',
  erasure: 'all',
};

/**
 * Whether a session of the member ends with an act.
 *
 * @param isThis whether it is the session of the request. The confirmation of an e-mail change may be opened in a browser
 * without one: then all sessions are others.
 */
export function endsWith(act: SessionAct, isThis: boolean): boolean {
  const ended = ENDED_SESSIONS[act];
  return ended === 'all' || (ended === 'this') === isThis;
}
