import { FORM_DATA } from '#domain/members/personalData.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import type { MemberPageProps } from '#ui/pages/memberProps.ts';
import { cacheControl } from '../../http/cacheControl.ts';
import { whomToAsk } from './whomToAsk.ts';
import { formPage } from '../forms/formPage.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageView, PageViewOf } from '../PageResult.ts';

type MemberPageId = keyof MemberPageProps;

/** Forms of guests, which the back button finds again with what was typed. */
const FORMS_OF_GUESTS: readonly MemberPageId[] = ['login', 'register', 'forgotPassword', 'resendVerification'];

/**
 * A page of the members area. No search engine lists it, and nothing stores it, so that the back button shows nothing after
 * signing out.
 *
 * @param state of its form
 */
export function memberPage<Id extends MemberPageId>(
  request: PageRequest,
  view: Id,
  { title, props }: { readonly title: string; readonly props: MemberPageProps[Id] },
  state?: FormState,
): PageView {
  const headers = {
    'X-Robots-Tag': 'noindex',
    ...(!FORMS_OF_GUESTS.includes(view) && { 'Cache-Control': cacheControl.noStore }),
  };
  // The compiler does not see that the props of a page of members are those of the same page among all pages.
  const asked = isDataForm(view) ? { whom: whomToAsk(request) } : {};
  const page = { view, title, props: { ...asked, ...props }, headers } as unknown as PageViewOf<Id>;
  return formPage(request, page as PageView, state);
}

function isDataForm(view: MemberPageId): boolean {
  return Object.hasOwn(FORM_DATA, view);
}
