import { Notice } from '../components/text/Notice.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { problemMessages } from '../messages/problems.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MaintenancePageProps } from './props.ts';

export function MaintenancePage({ siteName, maintenance, contact, hotline }: MaintenancePageProps) {
  const page = useRenderContext();
  if (!maintenance.on)
    return (
      <Notice title={page.t(titles.maintenance)} picture="works">
        <PageIntro text={page.t(problemMessages.maintenanceOver, { site: siteName })} />
        <ButtonLink href={page.to('main')} label={page.t(problemMessages.backToHome)} />
      </Notice>
    );
  return (
    <Notice title={page.t(titles.maintenance)} picture="works">
      <PageIntro text={page.t(problemMessages.maintenanceText, { site: siteName })} />
      {maintenance.until !== undefined && (
        <p>{page.t(problemMessages.maintenanceUntil, { when: page.dateTime(maintenance.until) })}</p>
      )}
      <h2 className="notice-heading">{page.t(problemMessages.maintenanceContact)}</h2>
      <ul className="notice-links">
        <li>
          <a href={`tel:${hotline.number}`}>
            {page.t(pageLayoutMessages.hotline, { number: hotline.number, extension: hotline.extension })}
          </a>
        </li>
        <li>
          {page.t(pageLayoutMessages.phone)} {contact.phone}
        </li>
        <li>
          {page.t(pageLayoutMessages.email)} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      </ul>
    </Notice>
  );
}
