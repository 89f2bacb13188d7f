import ArrowDown from 'lucide-react/icons/arrow-down';
import { contactFields } from '#domain/inbox/contactMessage.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { CheckboxField } from '../components/form/CheckboxField.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { Fieldset } from '../components/form/Fieldset.tsx';
import { FilesField } from '../components/form/FilesField.tsx';
import { FormReceipt } from '../components/form/FormReceipt.tsx';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { PageFeedback } from '../components/form/PageFeedback.tsx';
import { PersonalDataNotice } from '../components/form/PersonalDataNotice.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { PhoneLink } from '../components/text/PhoneLink.tsx';
import { PolicyLink } from '../components/text/PolicyLink.tsx';
import { rulesOf } from '../forms/rulesOf.ts';
import type { FormRules } from '../forms/FormRules.ts';
import type { FormState } from '../forms/FormState.ts';
import type { SentReceipt } from '../forms/SentReceipt.ts';
import { listLabels } from '../messages/lists.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { complaintTrackMessages } from '../messages/complaintTrack.ts';
import { contactMessages } from '../messages/contact.ts';
import { formMessages } from '../messages/form.ts';
import { hotlineText } from '../hotlineText.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { problemMessages } from '../messages/problems.ts';
import { useRenderContext, type RenderContext } from '../RenderContext.tsx';
import type { FormPageProps } from './props.ts';
import { EMERGENCY_NUMBERS } from '../components/text/emergencyNumbers.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';

/** What the page adds to the fields of the message: two boxes. */
export const contactRules = {
  ...rulesOf(
    contactFields,
    {
      name: formMessages.firstName,
      surname: formMessages.lastName,
      subject: contactMessages.subject,
      message: contactMessages.message,
      email: formMessages.email,
      phone: formMessages.phone,
      fax: contactMessages.fax,
    },
    {
      name: formMessages.firstNameMissing,
      surname: formMessages.lastNameMissing,
      subject: contactMessages.subjectMissing,
      message: contactMessages.messageMissing,
    },
  ),
  wantsAnswer: { label: contactMessages.wantsAnswer },
  terms: { label: formMessages.terms, missing: formMessages.notAccepted },
} satisfies FormRules;

/** The contact form with the other ways to reach the department, the fastest first; after it was sent, its receipt. */
export function ContactPage(props: FormPageProps) {
  const context = useRenderContext();
  return (
    <div className="container contact-page">
      <Breadcrumbs current={context.t(contactMessages.title)} />
      {props.form === undefined ? (
        <Receipt {...props} receipt={props.receipt} />
      ) : (
        <Contact {...props} form={props.form} />
      )}
    </div>
  );
}

function Receipt({ receipt, hotline, contact }: FormPageProps & { readonly receipt: SentReceipt }) {
  const context = useRenderContext();
  return (
    <FormReceipt
      receipt={receipt}
      hotline={hotline}
      next={[context.t(contactMessages.nextRead), nextOf(receipt, contact.answerDays, context)]}
    >
      <ButtonLink href={context.to('home')} label={context.t(problemMessages.backToHome)} />
      <a href={context.to('contact')}>{context.t(contactMessages.another)}</a>
    </FormReceipt>
  );
}

/** When the answer comes, if one does. */
function nextOf({ wantsAnswer }: SentReceipt, days: number | undefined, context: RenderContext): string {
  if (wantsAnswer === false) return context.t(contactMessages.nextNoAnswer);
  return wantsAnswer === undefined || days === undefined
    ? context.t(contactMessages.nextAnswer)
    : context.t(contactMessages.nextAnswerWithin, { days });
}

function Contact({ siteName, contact, hotline, policies, form }: FormPageProps & { readonly form: FormState }) {
  const context = useRenderContext();
  const address = contact.address[context.locale];
  const hours = contact.hours?.[context.locale];
  return (
    <>
      <header className="page-top">
        <h1>{context.t(contactMessages.title)}</h1>
        <PageIntro text={context.t(contactMessages.intro)} />
      </header>
      <section className="contact-hotline" aria-labelledby="contact-hotline">
        <h2 id="contact-hotline">{context.t(contactMessages.urgent)}</h2>
        <p>
          <a className="contact-number" href={`tel:${hotline.number}`}>
            <Unbroken text={hotlineText(hotline, context)} />
          </a>
        </p>
        <p>
          <Sentence message={contactMessages.urgentText} parts={EMERGENCY_NUMBERS} />
        </p>
      </section>
      <p className="contact-jump">
        <a href="#contact-write">
          <Icon icon={ArrowDown} />
          {context.t(contactMessages.write)}
        </a>
      </p>
      <div className="form-columns">
        <div className="contact-channels">
          <section aria-labelledby="contact-office">
            <h2 id="contact-office">{siteName}</h2>
            <address className="contact-address">
              {address !== '' && (
                <p>
                  <Unbroken text={address} />
                </p>
              )}
              {contact.phone !== '' && (
                <p>
                  {context.t(pageLayoutMessages.phone)} <PhoneLink number={contact.phone} />
                </p>
              )}
              {contact.email !== '' && (
                <p>
                  {context.t(pageLayoutMessages.email)} <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </p>
              )}
              {hours !== undefined && (
                <p>
                  <Unbroken text={hours} />
                </p>
              )}
            </address>
          </section>
          <section aria-labelledby="contact-near">
            <h2 id="contact-near">{context.t(contactMessages.near)}</h2>
            <p>
              <Unbroken text={context.t(contactMessages.nearText)} />
            </p>
            <a href={context.to('agencies')}>{context.t(contactMessages.findOffice)}</a>
          </section>
          <section aria-labelledby="contact-complaint">
            <h2 id="contact-complaint">{context.t(contactMessages.complaint)}</h2>
            <p>
              <Unbroken text={context.t(contactMessages.complaintText)} />
            </p>
            <p className="contact-links">
              <a href={context.to('fileComplaint')}>{context.t(complaintMessages.title)}</a>
              <a href={context.to('trackComplaint')}>{context.t(complaintTrackMessages.trackTitle)}</a>
            </p>
          </section>
        </div>
        <section className="contact-form" aria-labelledby="contact-write">
          <h2 id="contact-write">{context.t(contactMessages.write)}</h2>
          <ContactForm form={form} {...{ siteName, contact, policies }} />
        </section>
        <div className="contact-channels">
          <section aria-labelledby="contact-answers">
            <h2 id="contact-answers">{context.t(contactMessages.answered)}</h2>
            <p>
              <Unbroken text={context.t(contactMessages.answeredText)} />
            </p>
            <a href={context.to('faq')}>{context.t(listLabels.faq.title)}</a>
          </section>
        </div>
      </div>
      <PageFeedback about={context.to('contact')} />
    </>
  );
}

interface ContactFormProps extends Pick<FormPageProps, 'siteName' | 'contact' | 'policies'> {
  readonly form: FormState;
}

/** What happens to the data is told before it is accepted. */
function ContactForm({ form, siteName, contact, policies }: ContactFormProps) {
  const context = useRenderContext();
  const terms = <PolicyLink name="website" label={context.t(formMessages.termsOfUse)} policies={policies} />;
  const hint = [
    context.t(contactMessages.answerHint),
    ...(contact.answerDays === undefined ? [] : [context.t(contactMessages.answerTime, { days: contact.answerDays })]),
  ].join(' ');
  const privacy = <PolicyLink name="privacy" label={context.t(formMessages.privacyPolicy)} policies={policies} />;
  return (
    <PostForm action={context.to('contact')} rules={contactRules} state={form}>
      <Fieldset legend={context.t(contactMessages.who)}>
        <TextField name="name" autoComplete="given-name" width="medium" />
        <TextField name="surname" autoComplete="family-name" width="medium" />
      </Fieldset>
      <Fieldset legend={context.t(contactMessages.what)}>
        <TextField name="subject" />
        <LongTextField name="message" />
        <FilesField />
      </Fieldset>
      <Fieldset legend={context.t(contactMessages.answer)} hint={hint}>
        <CheckboxField name="wantsAnswer" />
        <EmailField name="email" />
        <PhoneField name="phone" hint={context.t(formMessages.phoneHint)} />
        <PhoneField name="fax" isFax />
      </Fieldset>
      <PersonalDataNotice
        what={context.t(contactMessages.dataWhat)}
        why={context.t(contactMessages.dataWhy)}
        ground={context.t(formMessages.publicTask)}
        howLong={context.t(formMessages.howLong)}
        siteName={siteName}
        contact={contact}
        policies={policies}
        inForm
      />
      <CheckboxField name="terms" links={{ terms, privacy }} />
      <SubmitButton label={context.t(contactMessages.send)} />
    </PostForm>
  );
}
