import { MemberLayout } from '../components/site/MemberLayout.tsx';
import { memberAreaMessages } from '../messages/memberArea.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { DashboardPageProps } from './memberProps.ts';

/** The first page of the members area (spec §2). */
export function DashboardPage({ name, email, pendingEmail }: DashboardPageProps) {
  const context = useRenderContext();
  return (
    <MemberLayout title={context.t(memberAreaMessages.welcome, { name })} current="dashboard">
      <section aria-labelledby="account">
        <h2 id="account">{context.t(memberAreaMessages.account)}</h2>
        <dl className="facts">
          <div>
            <dt>{context.t(memberAreaMessages.name)}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{context.t(memberAreaMessages.email)}</dt>
            <dd>
              {email} ({context.t(memberAreaMessages.confirmed)})
              {pendingEmail !== undefined && (
                <>
                  <br />
                  {context.t(memberAreaMessages.pending, { email: pendingEmail })}
                </>
              )}
            </dd>
          </div>
        </dl>
      </section>
    </MemberLayout>
  );
}
