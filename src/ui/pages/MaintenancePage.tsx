import { Notice } from '../components/text/Notice.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { hotlineText } from '../hotlineText.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { problemMessages } from '../messages/problems.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MaintenancePageProps } from './props.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';

export function MaintenancePage({ siteName, maintenance, isPart, contact, hotline }: MaintenancePageProps) {
  const context = useRenderContext();
  if (!maintenance.on)
    return (
      <Notice title={context.t(titles.maintenanceOver)} picture="works">
        <PageIntro text={context.t(problemMessages.maintenanceOver, { site: siteName })} />
        <ButtonLink href={context.to('home')} label={context.t(problemMessages.backToHome)} />
      </Notice>
    );
  return (
    <Notice title={context.t(isPart ? problemMessages.partMaintenanceTitle : titles.maintenance)} picture="works">
      <PageIntro
        text={
          isPart
            ? context.t(problemMessages.partMaintenanceText)
            : context.t(problemMessages.maintenanceText, { site: siteName })
        }
      />
      {maintenance.until !== undefined && (
        <p>{context.t(problemMessages.maintenanceUntil, { when: context.dateTime(maintenance.until) })}</p>
      )}
      <h2 className="notice-heading">{context.t(problemMessages.maintenanceContact)}</h2>
      <ul className="notice-links">
        <li>
          <a href={`tel:${hotline.number}`}>
            <Unbroken text={hotlineText(hotline, context)} />
          </a>
        </li>
        {contact.phone !== '' && (
          <li>
            {context.t(pageLayoutMessages.phone)} <PhoneLink number={contact.phone} />
          </li>
        )}
        {contact.email !== '' && (
          <li>
            {context.t(pageLayoutMessages.email)} <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
      </ul>
      {isPart && <ButtonLink href={context.to('home')} label={context.t(problemMessages.backToHome)} />}
    </Notice>
  );
}
