import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { Icon } from '../components/text/Icon.tsx';
import { complaintMessages } from '../messages/complaint.ts';
import { topicLabels } from '../messages/complaintTopics.ts';
import { complaintViewMessages } from '../messages/complaintView.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ListedComplaint } from './memberProps.ts';

/** The complaints that a member has filed while signed in, each with its state and a button that opens it. */
export function OwnComplaints({ complaints }: { readonly complaints: readonly ListedComplaint[] }) {
  const context = useRenderContext();
  return (
    <section className="member-part" aria-labelledby="complaints">
      <h2 id="complaints" className="member-part-title">
        <Icon icon={MessageSquareWarning} />
        {context.t(complaintViewMessages.own)}
      </h2>
      {complaints.length === 0 ? (
        <p>{context.t(complaintViewMessages.none)}</p>
      ) : (
        <ul className="own-complaints">
          {complaints.map(({ code, filedAt, topic, state }) => (
            <li key={code}>
              <strong>{topic === undefined ? code : context.t(topicLabels[topic])}</strong>
              <span className="own-complaint-date">
                {context.date(filedAt)} · {context.t(complaintViewMessages[state])}
              </span>
              <form method="post" action={context.to('ownComplaint')}>
                <input type="hidden" name="code" value={code} />
                <button type="submit" className="button-quiet">
                  {context.t(complaintViewMessages.openOwn)} <span className="visually-hidden">{code}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <a href={context.to('fileComplaint')}>{context.t(complaintMessages.title)}</a>
    </section>
  );
}
