import { TOPIC_GROUPS, type TopicGroup } from '#domain/complaints/complaintTopic.ts';
import { CheckboxField } from '../components/form/CheckboxField.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { Fieldset } from '../components/form/Fieldset.tsx';
import { FilesField } from '../components/form/FilesField.tsx';
import { GroupedSelectField } from '../components/form/GroupedSelectField.tsx';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PersonalDataNotice } from '../components/form/PersonalDataNotice.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { SelectField } from '../components/form/SelectField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { PolicyLink } from '../components/text/PolicyLink.tsx';
import { hasErrors } from '../forms/FormState.ts';
import { useForm } from '../forms/FormContext.tsx';
import { checkReachable } from '../forms/checkReachable.ts';
import { fileComplaintRules } from '../forms/complaintRules.ts';
import { hotlineText } from '../hotlineText.ts';
import { complaintMessages } from '../messages/complaint.ts';
import { topicGroupLabels, topicLabels } from '../messages/complaintTopics.ts';
import { formMessages } from '../messages/form.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { FileComplaintPageProps } from './complaintProps.ts';
import { EMERGENCY_NUMBERS } from '../components/text/emergencyNumbers.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';

/** The form of a complaint (spec §1, §3), with the number to call when somebody is in danger. */
export function FileComplaintPage(props: FileComplaintPageProps) {
  const { hotline, answerDays } = props;
  const context = useRenderContext();
  return (
    <div className="container complaint-page">
      <Breadcrumbs current={context.t(complaintMessages.title)} />
      <header className="page-top">
        <h1>{context.t(complaintMessages.title)}</h1>
        <div className="complaint-intro">
          <PageIntro text={context.t(complaintMessages.intro)} />
          <Urgent hotline={hotline} />
        </div>
      </header>
      <div className="form-columns">
        <div>
          <ComplaintForm {...props} />
        </div>
        <section className="complaint-after" aria-labelledby="after">
          <h2 id="after">{context.t(complaintMessages.after)}</h2>
          <ol className="complaint-steps">
            {[
              context.t(complaintMessages.afterReceipt),
              context.t(complaintMessages.afterWork),
              context.t(complaintMessages.afterResult, { days: answerDays }),
            ].map((step) => (
              <li key={step}>
                <Unbroken text={step} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

/** Whom to call when somebody is in danger. */
function Urgent({ hotline }: Pick<FileComplaintPageProps, 'hotline'>) {
  const context = useRenderContext();
  return (
    <p className="complaint-urgent">
      <Sentence
        message={complaintMessages.urgentText}
        parts={{
          ...EMERGENCY_NUMBERS,
          hotline: (
            <a href={`tel:${hotline.number}`}>
              <Unbroken text={hotlineText(hotline, context)} />
            </a>
          ),
        }}
      />
    </p>
  );
}

/** The same below the errors of a refused form, which stand directly below the title: there it is hidden then. */
function UrgentBelowErrors({ hotline }: Pick<FileComplaintPageProps, 'hotline'>) {
  return hasErrors(useForm().state) && <Urgent hotline={hotline} />;
}

/** What happens to the data is told before it is accepted. */
function ComplaintForm({ form, hotline, siteName, contact, policies, provinces }: FileComplaintPageProps) {
  const context = useRenderContext();
  const terms = <PolicyLink name="website" label={context.t(formMessages.termsOfUse)} policies={policies} />;
  const privacy = <PolicyLink name="privacy" label={context.t(formMessages.privacyPolicy)} policies={policies} />;
  const groups = Object.entries(TOPIC_GROUPS).map(([group, topics]) => ({
    label: context.t(topicGroupLabels[group as TopicGroup]),
    choices: topics.map((topic) => ({ value: topic, label: context.t(topicLabels[topic]) })),
  }));
  return (
    <PostForm action={context.to('fileComplaint')} rules={fileComplaintRules} state={form} check={checkReachable}>
      <UrgentBelowErrors hotline={hotline} />
      <p className="form-hint">
        <Unbroken text={context.t(complaintMessages.optional)} />
      </p>
      <Fieldset legend={context.t(complaintMessages.what)}>
        <GroupedSelectField name="topic" groups={groups} />
        <LongTextField name="text" hint={context.t(complaintMessages.textHint)} />
        <FilesField />
      </Fieldset>
      <Fieldset legend={context.t(complaintMessages.where)}>
        {provinces.length > 0 && <SelectField name="province" choices={provinces} width="medium" />}
        <TextField name="place" hint={context.t(complaintMessages.placeHint)} />
        <TextField name="position" hint={context.t(complaintMessages.positionHint)} width="medium" />
      </Fieldset>
      <Fieldset legend={context.t(complaintMessages.who)}>
        <TextField name="firstName" autoComplete="given-name" width="medium" />
        <TextField name="lastName" autoComplete="family-name" width="medium" />
      </Fieldset>
      <Fieldset
        legend={context.t(complaintMessages.reach)}
        hint={context.t(complaintMessages.reachHint)}
        groupError={{ field: 'email', code: 'complainantUnreachable' }}
      >
        <EmailField name="email" hint={context.t(complaintMessages.emailHint)} />
        <PhoneField name="phone" hint={context.t(complaintMessages.mobileHint)} />
        <PhoneField name="extraPhone" hint={context.t(formMessages.phoneHint)} />
      </Fieldset>
      <Fieldset legend={context.t(complaintMessages.passwordLegend)}>
        <PasswordField name="password" hint={context.t(complaintMessages.passwordHint)} isOther />
      </Fieldset>
      <PersonalDataNotice
        what={context.t(complaintMessages.dataWhat)}
        why={context.t(complaintMessages.dataWhy)}
        ground={context.t(formMessages.publicTask)}
        howLong={context.t(complaintMessages.dataHowLong)}
        {...{ siteName, contact, policies }}
        inForm
      />
      <CheckboxField name="terms" links={{ terms, privacy }} />
      <SubmitButton label={context.t(complaintMessages.send)} />
    </PostForm>
  );
}
