import { randomUUID } from 'node:crypto';
import { accountAddress } from '#domain/members/accountAddress.ts';
import { LOGIN_FIELDS, parseLogin } from '#domain/members/login.ts';
import type { LoginName } from '#domain/members/loginName.ts';
import { wayBack } from '#domain/members/wayBack.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { loginMessages } from '#ui/messages/login.ts';
import type { LoginNotice } from '#ui/pages/memberProps.ts';
import { countLogin } from '../../http/countLogin.ts';
import { checkRobot, SPENT_CODE } from '../actions/checkRobot.ts';
import type { Action, FormRequest } from '../actions/Action.ts';
import { withKeptSecrets } from '../actions/keptSecrets.ts';
import { refusedState } from '../actions/sentState.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { sealAccount } from '../robotAccount.ts';
import { openDone } from '../done.ts';
import { enterMembersArea } from './enterMembersArea.ts';
import { enter, type MemberArea } from './MemberArea.ts';
import { offeredProviders } from './offeredProviders.ts';
import { socialNotice } from './socialNotice.ts';
import { memberPage } from './memberPage.ts';
import { typedForm } from '../actions/typedForm.ts';

const readLogin = typedForm(LOGIN_FIELDS);

/** `GET /{lang}/members/login`, for guests. */
export const login: PageHandler = (request) => {
  const { area, redirect } = enter(request, 'login');
  return area === undefined ? redirect : loginPage(request, area, newForm());
};

/** `POST /{lang}/members/login`: signs in, and redirects to the page that the person wanted, or to the dashboard. */
export const loginAction: Action = {
  async submit(request) {
    const { area, redirect } = enter(request, 'login');
    if (area === undefined) return redirect;
    const parsed = parseLogin(readLogin(withKeptSecrets(request).fields));
    if (!parsed.ok) return refusal(request, area, { errors: parsed.errors });
    const { name } = parsed.value;
    const attempt = { site: request.site.id, name, session: area.session };
    const wait = await countLogin(request.ports.limits, area.members.sessions, attempt, request.loginLimits);
    if (wait > 0) throw new TooOften(wait);
    const account = accountOf(name);
    const email = name.type === 'email' ? name.email : undefined;
    const robot = await checkRobot(request, { use: randomUUID(), email, account });
    if (robot !== undefined) return refusal(request, area, robot);
    const signedIn = await area.members.sessions.signIn(request.site.id, parsed.value, area.session);
    const { query, ports, site, seal } = request;
    if (!signedIn.ok) {
      await ports.robotChecks.noteFailure(site.id, account, area.session);
      const robotCheckFor = sealAccount(seal, site.id, account);
      return refusal(request, area, { errors: { password: signedIn.code }, robotCheckFor, values: SPENT_CODE });
    }
    return enterMembersArea(request, signedIn.value, query.get('back'));
  },

  refuse(request, refused) {
    const { area, redirect } = enter(request, 'login');
    if (area === undefined) return redirect;
    return refusal(
      request,
      area,
      refused.reason === 'tooOften'
        ? { problem: 'signInTooOften', retryMinutes: Math.ceil(refused.waitSeconds / 60) }
        : { problem: 'formNotStored' },
    );
  },
};

/** Whose robot check becomes harder with each failure. */
function accountOf(name: LoginName): string {
  return name.type === 'email' ? accountAddress(name.email) : name.userName;
}

function refusal(request: FormRequest, area: MemberArea, state: Partial<FormState>) {
  return { pageView: loginPage(request, area, refusedState(request, state)) };
}

function loginPage(request: PageRequest, { members }: MemberArea, form: FormState): PageView {
  const back = wayBack(request.query.get('back') ?? '');
  const notice = NOTICES[openDone(request)?.type ?? ''];
  const props = {
    form,
    hasResets: members.resets !== undefined,
    providers: offeredProviders(request),
    ...socialNotice(request),
    ...(back !== undefined && { back }),
    ...(notice !== undefined && { notice }),
  };
  return memberPage(request, 'login', { title: request.context.t(loginMessages.title), props }, form);
}

const NOTICES: Readonly<Record<string, LoginNotice>> = {
  sessionEnded: 'sessionEnded',
  signedOut: 'signedOut',
  passwordReset: 'passwordReset',
  accountErased: 'accountErased',
  secondStepExpired: 'secondStepExpired',
};
