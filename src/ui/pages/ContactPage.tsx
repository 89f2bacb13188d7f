import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { PageFeedback } from '../components/form/PageFeedback.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { listLabels } from '../messages/lists.ts';
import { contactMessages } from '../messages/contact.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { titles } from '../messages/titles.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ContactPageProps } from './props.ts';

/** The ways to contact the department, the fastest first. */
export function ContactPage({ siteName, contact, hotline, about }: ContactPageProps) {
  const context = useRenderContext();
  const mail = `mailto:${contact.email}?subject=${encodeURIComponent(context.t(contactMessages.brokenSubject))}`;
  return (
    <div className="container contact-page">
      <Breadcrumbs current={context.t(titles.contact)} />
      <header className="page-top">
        <h1>{context.t(titles.contact)}</h1>
        <PageIntro text={context.t(contactMessages.intro)} />
      </header>
      {about !== undefined && (
        <section className="contact-about" aria-labelledby="contact-about">
          <h2 id="contact-about">{context.t(contactMessages.broken)}</h2>
          <p>{context.t(contactMessages.brokenText)}</p>
          <p className="contact-about-address">{about}</p>
          <ButtonLink
            href={`${mail}&body=${encodeURIComponent(`${about}\r\n\r\n`)}`}
            label={context.t(contactMessages.brokenMail)}
          />
        </section>
      )}
      <div className="contact-channels">
        <section className="contact-hotline" aria-labelledby="contact-hotline">
          <h2 id="contact-hotline">{context.t(contactMessages.urgent)}</h2>
          <p>
            <a className="contact-number" href={`tel:${hotline.number}`}>
              {context.t(pageLayoutMessages.hotline, { number: hotline.number, extension: hotline.extension })}
            </a>
          </p>
          <p>{context.t(contactMessages.urgentText)}</p>
        </section>
        <section aria-labelledby="contact-office">
          <h2 id="contact-office">{siteName}</h2>
          <address className="contact-address">
            <p>{contact.address[context.locale]}</p>
            <p>
              {context.t(pageLayoutMessages.phone)} <PhoneLink number={contact.phone} />
            </p>
            <p>
              {context.t(pageLayoutMessages.email)} <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </address>
        </section>
        <section aria-labelledby="contact-near">
          <h2 id="contact-near">{context.t(contactMessages.near)}</h2>
          <p>{context.t(contactMessages.nearText)}</p>
          <ButtonLink href={context.to('agencies')} label={context.t(listLabels.agencies.title)} />
        </section>
        <section aria-labelledby="contact-answers">
          <h2 id="contact-answers">{context.t(contactMessages.answered)}</h2>
          <p>{context.t(contactMessages.answeredText)}</p>
          <ButtonLink href={context.to('faq')} label={context.t(listLabels.faq.title)} />
        </section>
      </div>
      <PageFeedback about={context.to('contact')} />
    </div>
  );
}
