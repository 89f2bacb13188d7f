import type { SecurityEvent } from '#domain/members/securityEvent.ts';
import type { BrowserName } from '#domain/session/browserName.ts';
import type { MemberSessionsSummary, MemberSummary } from '#ports/members/MemberDesk.ts';

/** An account, one value a line. */
export function describeMember(member: MemberSummary): readonly string[] {
  const { id, firstName, lastName, email, registeredAt, verifiedAt } = member;
  return [
    `id          ${id}`,
    `name        ${firstName} ${lastName}`,
    `e-mail      ${email}`,
    `registered  ${registeredAt}`,
    `confirmed   ${verifiedAt ?? 'not yet'}`,
  ];
}

/** The live sessions of an account, and what happened to it, the newest first. */
export function describeSessions({ sessions, events }: MemberSessionsSummary): readonly string[] {
  return [
    sessions.length === 0 ? 'Nobody is signed in.' : 'Sessions:',
    ...sessions.map(({ startedAt, lastUsedAt, ...from }) =>
      ['', `since ${startedAt}`, `last used ${lastUsedAt}`, ...describeWhere(from)].join('  '),
    ),
    events.length === 0 ? 'There are no events.' : 'Events:',
    ...events.map(({ at, kind, ...from }) => ['', at, kind, ...describeWhere(from)].join('  ')),
  ];
}

type Where = Partial<Pick<SecurityEvent, 'browser' | 'network' | 'operator'>>;

function describeWhere({ browser, network, operator }: Where): readonly string[] {
  return [browser === undefined ? undefined : nameOf(browser), network, operator].filter((text) => text !== undefined);
}

function nameOf({ browser, system }: BrowserName): string {
  return [browser, system].filter((name) => name !== undefined).join(', ') || 'unknown browser';
}
