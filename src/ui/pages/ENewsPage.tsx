import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { eNewsMessages } from '../messages/eNews.ts';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ENewsPageProps } from './memberProps.ts';

/** The newsletter choices of a member (spec §2, §3). */
export function ENewsPage({ notice, email, news, withdrawn, hasNewsTypes }: ENewsPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(memberAreaMessages.eNews)} current="eNews" notice={notice}>
      {news.length === 0 ? (
        <p>{context.t(memberAreaMessages.noNews)}</p>
      ) : (
        <>
          <p>{context.t(eNewsMessages.to, { email })}</p>
          <ul>
            {news.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {withdrawn > 0 && <p>{context.t(eNewsMessages.withdrawn, { count: withdrawn })}</p>}
      {hasNewsTypes && <ButtonLink href={context.to('eNewsEdit')} label={context.t(memberAreaMessages.changeNews)} />}
      {news.length + withdrawn > 0 && (
        <form method="post" action={context.to('eNews')}>
          <button type="submit" className="button-quiet">
            {context.t(eNewsMessages.unsubscribe)}
          </button>
        </form>
      )}
    </MemberLayout>
  );
}
