import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { SIDEBAR } from '#domain/members/memberScreen.ts';
import { formMessages } from '../../messages/form.ts';
import { memberAreaMessages } from '../../messages/memberArea.ts';
import type { MemberNotice } from '../../messages/memberNotice.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FailureDialog } from '../form/FailureDialog.tsx';
import { ResultDialog } from '../form/ResultDialog.tsx';
import { Icon, type Glyph } from '../text/Icon.tsx';
import { MemberPicture } from './MemberPicture.tsx';

const ICONS: Readonly<Record<(typeof SIDEBAR)[number], Glyph>> = {
  dashboard: House,
  profile: UserRound,
  changePassword: KeyRound,
  eNews: Mail,
  signOut: LogOut,
  website: Globe,
};

interface MemberLayoutProps {
  readonly title: ReactNode;
  /** The link of the menu that is marked. */
  readonly current: (typeof SIDEBAR)[number];
  /** What was done before. */
  readonly notice?: MemberNotice | 'failed' | undefined;
  readonly children: ReactNode;
}

/** A page of the members area with its menu (spec §2). */
export function MemberLayout({ title, current, notice, children }: MemberLayoutProps) {
  const context = useRenderContext();
  return (
    <div className="container member-layout">
      <nav className="member-menu" aria-label={context.t(memberAreaMessages.area)}>
        <MemberPicture size="small" />
        <ul>
          {SIDEBAR.map((entry) => (
            <li key={entry}>
              {entry === 'signOut' ? (
                <form method="post" action={context.to('signOut')}>
                  <button type="submit" className="member-menu-entry">
                    <Icon icon={ICONS.signOut} />
                    {context.t(memberAreaMessages.signOut)}
                  </button>
                </form>
              ) : (
                <a
                  className="member-menu-entry"
                  href={context.to(entry === 'website' ? 'main' : entry)}
                  aria-current={entry === current ? 'page' : undefined}
                >
                  <Icon icon={ICONS[entry]} />
                  {context.t(memberAreaMessages[entry])}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="member-content">
        <h1>{title}</h1>
        {notice === 'failed' && <FailureDialog />}
        {notice !== undefined && notice !== 'failed' && (
          <ResultDialog kind="success" title={context.t(formMessages.succeeded)}>
            <p>{context.t(memberAreaMessages[notice])}</p>
          </ResultDialog>
        )}
        {children}
      </div>
    </div>
  );
}
