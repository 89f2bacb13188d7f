import { brokenFileFields } from '#domain/inbox/brokenFileReport.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { Fieldset } from '../components/form/Fieldset.tsx';
import { FormReceipt } from '../components/form/FormReceipt.tsx';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { PersonalDataNotice } from '../components/form/PersonalDataNotice.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { RobotCheckField } from '../components/form/RobotCheckField.tsx';
import { SelectField } from '../components/form/SelectField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { offeredChoices } from '../forms/offeredChoices.ts';
import { ROBOT_CHECK_RULE } from '../forms/robotCheckRule.ts';
import { rulesOf } from '../forms/rulesOf.ts';
import type { FormState } from '../forms/FormState.ts';
import { choiceLabels } from '../messages/choiceLabels.ts';
import { formMessages } from '../messages/form.ts';
import { problemMessages } from '../messages/problems.ts';
import { reportMessages } from '../messages/report.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { FormPageProps } from './props.ts';

const inputRules = rulesOf(
  brokenFileFields,
  {
    topic: reportMessages.topic,
    fileName: reportMessages.fileName,
    details: reportMessages.details,
    firstName: formMessages.firstName,
    lastName: formMessages.lastName,
    phone: formMessages.phone,
    email: formMessages.email,
  },
  {
    topic: formMessages.topicMissing,
    firstName: formMessages.firstNameMissing,
    lastName: formMessages.lastNameMissing,
    phone: formMessages.phoneMissing,
    email: formMessages.emailMissing,
  },
);

export const brokenFileRules = { ...inputRules, robotCheck: ROBOT_CHECK_RULE };

/** The report of a broken file or link; after it was sent, its receipt. */
export function ReportBrokenFilePage(props: FormPageProps) {
  const context = useRenderContext();
  const { form, receipt, page } = props;
  return (
    <div className="container report-page">
      <Breadcrumbs current={context.t(reportMessages.title)} />
      {form === undefined ? (
        <FormReceipt
          receipt={receipt}
          hotline={props.hotline}
          next={[context.t(reportMessages.nextRead), context.t(reportMessages.nextAnswer)]}
        >
          {page === undefined ? (
            <ButtonLink href={context.to('home')} label={context.t(problemMessages.backToHome)} />
          ) : (
            <ButtonLink href={page} label={context.t(reportMessages.backToPage)} />
          )}
        </FormReceipt>
      ) : (
        <>
          <header className="page-top">
            <h1>{context.t(reportMessages.title)}</h1>
            <PageIntro text={context.t(reportMessages.intro)} />
          </header>
          <ReportForm {...props} form={form} />
        </>
      )}
    </div>
  );
}

interface ReportFormProps extends Pick<FormPageProps, 'page' | 'pageTitle' | 'siteName' | 'contact' | 'policies'> {
  readonly form: FormState;
}

/** What happens to the data is told before it is sent. */
function ReportForm({ form, page, pageTitle, siteName, contact, policies }: ReportFormProps) {
  const context = useRenderContext();
  return (
    <PostForm action={context.to('reportBrokenFile', {}, { page })} rules={brokenFileRules} state={form}>
      {page !== undefined && <ReportedPage path={page} title={pageTitle} />}
      <Fieldset legend={context.t(reportMessages.what)}>
        <SelectField name="topic" choices={offeredChoices(context, choiceLabels.brokenFile.topic)} />
        <TextField name="fileName" />
        <LongTextField name="details" hint={context.t(reportMessages.detailsHint)} rows={4} />
      </Fieldset>
      <Fieldset legend={context.t(reportMessages.who)} hint={context.t(reportMessages.whoHint)}>
        <TextField name="firstName" autoComplete="given-name" width="medium" />
        <TextField name="lastName" autoComplete="family-name" width="medium" />
        <PhoneField name="phone" hint={context.t(formMessages.phoneHint)} />
        <EmailField name="email" />
      </Fieldset>
      <PersonalDataNotice
        what={context.t(reportMessages.dataWhat)}
        why={context.t(reportMessages.dataWhy)}
        ground={context.t(formMessages.publicTask)}
        howLong={context.t(formMessages.howLong)}
        siteName={siteName}
        contact={contact}
        policies={policies}
        inForm
      />
      <RobotCheckField email="email" />
      <SubmitButton label={context.t(reportMessages.send)} />
    </PostForm>
  );
}

interface ReportedPageProps {
  readonly path: string;
  readonly title: FormPageProps['pageTitle'];
}

/** The page that is reported: its title, and the path that is sent with the form. */
function ReportedPage({ path, title }: ReportedPageProps) {
  const context = useRenderContext();
  const shownPath = decodeURI(path);
  const page = (
    <a href={path} lang={title === undefined || title.locale === context.locale ? undefined : title.locale}>
      {title?.text ?? shownPath}
    </a>
  );
  return (
    <div className="report-of">
      <p>
        <Sentence message={reportMessages.page} parts={{ page }} />
      </p>
      {title !== undefined && <p className="form-hint">{shownPath}</p>}
    </div>
  );
}
