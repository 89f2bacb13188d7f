import { FilesField } from '../components/form/FilesField.tsx';
import { Fieldset } from '../components/form/Fieldset.tsx';
import { LongTextField } from '../components/form/LongTextField.tsx';
import { PersonalDataNotice } from '../components/form/PersonalDataNotice.tsx';
import { PostForm } from '../components/form/PostForm.tsx';
import { RobotWorkField } from '../components/form/RobotWorkField.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Facts } from '../components/item/Facts.tsx';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { EARLIER_TIP_NAME } from '../forms/fieldNames.ts';
import type { FormState } from '../forms/FormState.ts';
import { tipRules } from '../forms/tipRules.ts';
import { formMessages } from '../messages/form.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { TipReceipt } from './TipReceipt.tsx';
import { TipsClosed } from './TipsClosed.tsx';
import type { TipPageProps } from './tipProps.ts';

interface TipLayoutProps extends TipPageProps {
  readonly title: string;
  readonly intro: string;
  /** Where the form is posted. */
  readonly action: string;
}

/** The page of a tip: what protects who sends it stands before the form. */
export function TipLayout({
  title,
  intro,
  action,
  form,
  receipt,
  siteName,
  contact,
  hotline,
  policies,
}: TipLayoutProps) {
  const context = useRenderContext();
  if (receipt !== undefined)
    return (
      <div className="container tip-page">
        <Breadcrumbs current={title} />
        <TipReceipt {...receipt} />
      </div>
    );
  return (
    <div className="container tip-page">
      <Breadcrumbs current={title} />
      <header className="page-top">
        <h1>{title}</h1>
        <PageIntro text={intro} />
      </header>
      {form === undefined ? (
        <TipsClosed
          title={context.t(tipMessages.closed)}
          text={context.t(tipMessages.closedText)}
          {...{ siteName, contact, hotline }}
        />
      ) : (
        <div className="form-columns">
          <div className="tip-main">
            <Protection />
            <TipForm form={form} action={action} />
          </div>
          <PersonalDataNotice
            what={context.t(tipMessages.dataWhat)}
            why={context.t(tipMessages.dataWhy)}
            ground={context.t(formMessages.publicTask)}
            howLong={context.t(tipMessages.dataHowLong)}
            siteName={siteName}
            contact={contact}
            policies={policies}
          />
        </div>
      )}
    </div>
  );
}

const PROTECTION = [
  tipMessages.protectSealed,
  tipMessages.protectNameless,
  tipMessages.protectFiles,
  tipMessages.protectOthers,
] as const;

function Protection() {
  const context = useRenderContext();
  return (
    <section className="tip-protection" aria-labelledby="protection">
      <h2 id="protection">{context.t(tipMessages.protection)}</h2>
      <ul>
        {PROTECTION.map((message) => (
          <li key={message.id}>{context.t(message)}</li>
        ))}
      </ul>
      <p>
        {context.t(tipMessages.sentBefore)} <a href={context.to('tipAnswers')}>{context.t(tipMessages.readAnswers)}</a>
      </p>
    </section>
  );
}

function TipForm({ form, action }: { readonly form: FormState; readonly action: string }) {
  const context = useRenderContext();
  const { [EARLIER_TIP_NAME]: earlier } = form.values;
  return (
    <PostForm action={action} rules={tipRules} state={form} savesDraft={false}>
      {earlier !== undefined && (
        <>
          <Facts facts={[{ name: context.t(tipMessages.earlier), value: earlier }]} />
          <input type="hidden" name={EARLIER_TIP_NAME} value={earlier} />
        </>
      )}
      <Fieldset legend={context.t(tipMessages.what)}>
        <LongTextField name="text" hint={context.t(tipMessages.textHint)} />
        <TextField name="place" hint={context.t(tipMessages.placeHint)} autoComplete="off" />
        <TextField name="time" hint={context.t(tipMessages.timeHint)} autoComplete="off" />
        <LongTextField name="people" hint={context.t(tipMessages.peopleHint)} rows={3} />
        <FilesField />
      </Fieldset>
      <Fieldset legend={context.t(tipMessages.you)}>
        <TextField name="contact" hint={context.t(tipMessages.contactHint)} autoComplete="off" />
      </Fieldset>
      <RobotWorkField path="/robot-check/tips" />
      <SubmitButton label={context.t(tipMessages.send)} />
    </PostForm>
  );
}
