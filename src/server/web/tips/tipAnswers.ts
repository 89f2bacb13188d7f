import { parseFields } from '#domain/forms/parseFields.ts';
import { parseTipCode, type TipCode } from '#domain/tips/tipCode.ts';
import { tipCodeLimit } from '#domain/tips/tipLimits.ts';
import type { SiteId } from '#domain/site/siteId.ts';
import type { TipPorts } from '#ports/TipPorts.ts';
import { TooOften } from '#ports/TooOften.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { tipAnswersMessages } from '#ui/messages/tipAnswers.ts';
import type { TipAnswersPageProps, TipRepliesProps } from '#ui/pages/tipProps.ts';
import type { Action, ActionResult, FormRequest } from '../actions/Action.ts';
import { problemOf } from '../actions/problemOf.ts';
import { refusedState } from '../actions/sentState.ts';
import { typedForm } from '../actions/typedForm.ts';
import { formPage } from '../forms/formPage.ts';
import { newForm } from '../forms/newForm.ts';
import type { PageRequest } from '../PageRequest.ts';
import type { PageHandler, PageView } from '../PageResult.ts';
import { TIP_HEADERS } from './tipPage.ts';

const read = typedForm(['tipCode']);

/** `GET /{lang}/report-answers`: asks for the code of a receipt. */
export const tipAnswers: PageHandler = (request) =>
  request.ports.tips === undefined ? answersPage(request, {}) : answersPage(request, { form: newForm() });

/** Shows the answers to a tip. They are the answer itself: nothing stays open in the browser. */
export const tipAnswersAction: Action = {
  isSealed: true,
  closed: (request) => (request.ports.tips === undefined ? answersPage(request, {}) : undefined),

  async submit(request) {
    const { ports, site, session, fields } = request;
    if (ports.tips === undefined) throw new Error('there are no tips');
    const typed = parseFields(read(fields), { tipCode: parseTipCode });
    if (!typed.ok) return refusal(request, { errors: typed.errors });
    const wait = await ports.tips.limits.use(tipCodeLimit(), session.network ?? '');
    if (wait > 0) throw new TooOften(wait);
    const answered = await openReplies(ports.tips, site.id, typed.value.tipCode);
    if (answered === undefined) return refusal(request, { errors: { tipCode: 'tipNotFound' } });
    return { pageView: answersPage(request, { answered: { ...answered, openedAt: request.now } }), isAccepted: true };
  },

  refuse: (request, refused) => refusal(request, problemOf(refused)),
};

/** Undefined when no tip has the code. An answer that was sealed for somebody else, or changed, has no text. */
async function openReplies(
  { holders, sealed }: TipPorts,
  site: SiteId,
  code: TipCode,
): Promise<Omit<TipRepliesProps, 'openedAt'> | undefined> {
  const holder = await holders.withCode(code);
  const found = await sealed.replies(site, holder.replyKey);
  if (found === undefined) return undefined;
  const opened = found.replies.map(async ({ day, content }) => {
    const text = await holder.openReply(content);
    return { day, ...(text !== undefined && { text }) };
  });
  return { ...found, replies: await Promise.all(opened) };
}

function refusal(request: FormRequest, state: Partial<FormState>): ActionResult {
  return { pageView: answersPage(request, { form: refusedState(request, state) }) };
}

function answersPage(request: PageRequest, content: Pick<TipAnswersPageProps, 'form' | 'answered'>): PageView {
  // The history of a browser keeps titles: this one is the same for everybody who looks at the page.
  const title = request.context.t(tipAnswersMessages.title);
  const { name, contact, hotline } = request.site;
  const props = { ...content, siteName: name[request.locale], contact, hotline };
  return formPage(request, { view: 'tipAnswers', title, headers: TIP_HEADERS, props }, content.form);
}
