import { MEMBER_NOTICES, type MemberNotice } from '#ui/messages/memberNotice.ts';
import type { PageRequest } from '../PageRequest.ts';
import { openDone } from '../done.ts';

/** What the member has just done, for the page that says it. */
export function memberNotice(request: PageRequest): { readonly notice?: MemberNotice } {
  const type = openDone(request)?.type;
  const notice = MEMBER_NOTICES.find((known) => known === type);
  return notice === undefined ? {} : { notice };
}
