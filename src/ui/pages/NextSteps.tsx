import type { MessageDescriptor } from '@formatjs/intl';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import type { LaterDetail } from '#domain/members/missingDetails.ts';
import { Icon } from '../components/text/Icon.tsx';
import { eNewsMessages } from '../messages/eNews.ts';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { DashboardPageProps } from './memberProps.ts';

const DETAILS: Readonly<Record<LaterDetail, MessageDescriptor>> = {
  birthday: memberAreaMessages.missingBirthday,
  gender: memberAreaMessages.missingGender,
  picture: memberAreaMessages.missingPicture,
};

interface NextStepsProps extends Pick<DashboardPageProps, 'missing' | 'news' | 'hasNewsTypes'> {
  readonly pendingEmail: string | undefined;
}

/** What a member can do next: the first thing on the first page. */
export function NextSteps({ pendingEmail, missing, news, hasNewsTypes }: NextStepsProps) {
  const context = useRenderContext();
  const canSubscribe = news.length === 0 && hasNewsTypes;
  if (pendingEmail === undefined && missing.length === 0 && !canSubscribe)
    return (
      <p className="member-in-order">
        <Icon icon={CircleCheck} /> {context.t(memberAreaMessages.nothingNext)}
      </p>
    );
  return (
    <section className="member-part" aria-labelledby="next">
      <h2 id="next">{context.t(memberAreaMessages.next)}</h2>
      <ul className="task-list member-next">
        {pendingEmail !== undefined && (
          <li>
            <div className="task">
              <Icon icon={MailCheck} />
              <strong>{context.t(memberAreaMessages.confirmNext)}</strong>
              <span className="task-hint">
                {context.t(memberAreaMessages.confirmNextHint, { email: pendingEmail })}
              </span>
            </div>
          </li>
        )}
        {missing.length > 0 && (
          <li>
            <a
              className="task"
              href={context.to(missing.every((detail) => detail === 'picture') ? 'profilePicture' : 'profileEdit')}
            >
              <Icon icon={UserRoundPen} />
              <span className="task-label">{context.t(memberAreaMessages.profileNext)}</span>
              <span className="task-hint">
                {context.t(memberAreaMessages.profileNextHint, {
                  details: context.list(missing.map((detail) => context.t(DETAILS[detail]))),
                })}
              </span>
            </a>
          </li>
        )}
        {canSubscribe && (
          <li>
            <a className="task" href={context.to('eNewsEdit')}>
              <Icon icon={Mail} />
              <span className="task-label">{context.t(eNewsMessages.editTitle)}</span>
              <span className="task-hint">{context.t(memberAreaMessages.newsNextHint)}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
