import type { ReactNode } from 'react';
import { SIDEBAR } from '#domain/members/memberScreen.ts';
import { memberAreaMessages } from '../../messages/memberArea.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { isRouteId } from '../../routes.ts';

interface MemberLayoutProps {
  readonly title: string;
  /** The link of the menu that is marked. */
  readonly current: (typeof SIDEBAR)[number];
  readonly children: ReactNode;
}

const MENU = SIDEBAR.filter((entry) => entry === 'website' || isRouteId(entry));

/** A page of the members area with its menu (spec §2). */
export function MemberLayout({ title, current, children }: MemberLayoutProps) {
  const context = useRenderContext();
  return (
    <div className="container member-layout">
      <nav className="member-menu" aria-label={context.t(memberAreaMessages.area)}>
        <ul>
          {MENU.map((entry) => (
            <li key={entry}>
              {entry === 'signOut' ? (
                <form method="post" action={context.to('signOut')}>
                  <button type="submit" className="member-menu-entry">
                    {context.t(memberAreaMessages.signOut)}
                  </button>
                </form>
              ) : (
                <a
                  className="member-menu-entry"
                  href={context.links.toAny(context.locale, entry === 'website' ? 'main' : entry)}
                  aria-current={entry === current ? 'page' : undefined}
                >
                  {context.t(memberAreaMessages[entry])}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="member-content">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
