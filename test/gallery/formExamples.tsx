import type { ReactNode } from 'react';
import { parseEmail } from '#domain/forms/email.ts';
import { parsePhone } from '#domain/forms/phone.ts';
import { FORM_DATA } from '#domain/members/personalData.ts';
import type { Instant } from '#domain/instant.ts';
import { CheckboxesField } from '#ui/components/form/CheckboxesField.tsx';
import { CheckboxField } from '#ui/components/form/CheckboxField.tsx';
import { ChoiceGroup } from '#ui/components/form/ChoiceGroup.tsx';
import { CodeField } from '#ui/components/form/CodeField.tsx';
import { ConfirmDialog } from '#ui/components/form/ConfirmDialog.tsx';
import { DataContact } from '#ui/components/form/DataContact.tsx';
import { DataNotice } from '#ui/components/form/DataNotice.tsx';
import { DateField } from '#ui/components/form/DateField.tsx';
import { EmailField } from '#ui/components/form/EmailField.tsx';
import { ErrorList } from '#ui/components/form/ErrorList.tsx';
import { ErrorSummary } from '#ui/components/form/ErrorSummary.tsx';
import { FieldError } from '#ui/components/form/FieldError.tsx';
import { Fieldset } from '#ui/components/form/Fieldset.tsx';
import { FilesField } from '#ui/components/form/FilesField.tsx';
import { FormDataNotice } from '#ui/components/form/FormDataNotice.tsx';
import { FormField } from '#ui/components/form/FormField.tsx';
import { FormProblemNotice } from '#ui/components/form/FormProblemNotice.tsx';
import { CopyButton } from '#ui/components/form/CopyButton.tsx';
import { FormReceipt } from '#ui/components/form/FormReceipt.tsx';
import { MailRequestForm } from '#ui/components/form/MailRequestForm.tsx';
import { LongTextField } from '#ui/components/form/LongTextField.tsx';
import { FailureDialog } from '#ui/components/form/FailureDialog.tsx';
import { HiddenUserName } from '#ui/components/form/HiddenUserName.tsx';
import { MailboxNotice } from '#ui/components/form/MailboxNotice.tsx';
import { PasswordField } from '#ui/components/form/PasswordField.tsx';
import { PersonalDataNotice } from '#ui/components/form/PersonalDataNotice.tsx';
import { PhoneField } from '#ui/components/form/PhoneField.tsx';
import { PictureField } from '#ui/components/form/PictureField.tsx';
import { PostForm } from '#ui/components/form/PostForm.tsx';
import { RadioField } from '#ui/components/form/RadioField.tsx';
import { ResultDialog } from '#ui/components/form/ResultDialog.tsx';
import { RobotCheckField } from '#ui/components/form/RobotCheckField.tsx';
import { RobotWorkField } from '#ui/components/form/RobotWorkField.tsx';
import { GroupedSelectField } from '#ui/components/form/GroupedSelectField.tsx';
import { SelectField } from '#ui/components/form/SelectField.tsx';
import { SubmitButton } from '#ui/components/form/SubmitButton.tsx';
import { TextField } from '#ui/components/form/TextField.tsx';
import { FormContext } from '#ui/forms/FormContext.tsx';
import type { FormRules } from '#ui/forms/FormRules.ts';
import type { FormState } from '#ui/forms/FormState.ts';
import { ROBOT_CHECK_RULE } from '#ui/forms/robotCheckRule.ts';
import { contactMessages } from '#ui/messages/contact.ts';
import { formMessages } from '#ui/messages/form.ts';
import { fieldErrors } from '#ui/messages/formErrors.ts';
import { memberMessages } from '#ui/messages/members.ts';
import { reportMessages } from '#ui/messages/report.ts';
import type { Samples } from './samples.ts';
import type { Example } from './Example.ts';

const RULES: FormRules = {
  name: { label: formMessages.firstName, missing: fieldErrors.required, maxLength: 100 },
  email: { label: formMessages.email, missing: fieldErrors.required, parse: parseEmail },
  phone: { label: formMessages.phone, parse: parsePhone },
  topic: { label: reportMessages.topic, missing: formMessages.topicMissing },
  message: { label: contactMessages.message, missing: fieldErrors.required, maxLength: 5000 },
  terms: { label: formMessages.terms, missing: formMessages.notAccepted },
  long: { label: formMessages.publicTask, missing: fieldErrors.required, maxLength: 100 },
  password: { label: memberMessages.password, missing: memberMessages.passwordMissing },
  newPassword: { label: memberMessages.newPassword, missing: memberMessages.newPasswordMissing },
  birthday: { label: memberMessages.birthday },
  robotCheck: ROBOT_CHECK_RULE,
};

const RECEIPT = {
  reference: '48209-37512',
  receivedAt: '2026-11-22T03:00:00Z' as Instant,
  isMailed: true,
  wantsAnswer: true,
};

const EMPTY: FormState = {
  submissionId: '0123456789abcdef0123456789abcdef',
  values: {},
  errors: {},
  files: [],
  fileErrors: [],
  maxMegabytes: 5,
};

/** The parts of forms, empty, filled in and refused. */
export function formExamples({
  context,
  site,
  text,
  title,
  longTitle,
  summary,
  file,
  longFile,
}: Samples): readonly Example[] {
  const empty = text('ว่าง', 'Empty');
  const refused = text('ไม่ผ่านการตรวจ', 'Refused');
  const hint = text('ตามบัตรประจำตัว', 'As on your identity card');
  const topics = [
    { value: 'water', label: text('น้ำและการส่งน้ำ', 'Water and its turns') },
    { value: 'canals', label: longTitle },
  ];
  const groups = [
    { label: text('กลุ่ม', 'Group'), choices: topics },
    { label: text('อื่น ๆ', 'Other'), choices: topics.slice(0, 1) },
  ];
  const inForm = (part: ReactNode, state: Partial<FormState> = {}, sending?: number) => (
    <FormContext value={{ rules: RULES, state: { ...EMPTY, ...state }, ...(sending !== undefined && { sending }) }}>
      <form>{part}</form>
    </FormContext>
  );
  // Browsers warn of a form that has a password and no name that belongs to it.
  const inLogin = (password: ReactNode) =>
    inForm(
      <>
        <TextField name="email" autoComplete="username" />
        {password}
      </>,
    );
  const uploaded = [file, longFile].map(({ name, size }) => ({ token: name, name, size }));
  const refusal = {
    errors: { name: 'required', email: 'emailFormat', message: 'tooLong' },
    fileErrors: [{ name: longFile.name, code: 'fileTooLarge' }, { code: 'tooManyFiles' }],
  } as const satisfies Partial<FormState>;
  return [
    {
      component: 'CheckboxField',
      states: [
        {
          name: empty,
          shows: inForm(
            <CheckboxField
              name="terms"
              links={{ terms: longTitle, privacy: <a href={context.to('main')}>{title}</a> }}
            />,
          ),
        },
        {
          name: refused,
          shows: inForm(
            <CheckboxField
              name="terms"
              links={{ terms: longTitle, privacy: <a href={context.to('main')}>{title}</a> }}
            />,
            { errors: { terms: 'required' } },
          ),
        },
      ],
    },
    {
      component: 'CheckboxesField',
      states: [
        {
          name: text('เลือกหนึ่งข้อ', 'One chosen'),
          shows: inForm(<CheckboxesField name="topic" choices={topics} />, {
            values: { topic: 'water' },
          }),
        },
      ],
    },
    {
      component: 'ChoiceGroup',
      states: [
        { name: empty, shows: inForm(<ChoiceGroup type="radio" name="topic" choices={topics} />) },
        {
          name: refused,
          shows: inForm(<ChoiceGroup type="checkbox" name="topic" hint={hint} choices={topics} />, {
            errors: { topic: 'required' },
          }),
        },
      ],
    },
    {
      component: 'CodeField',
      states: [
        {
          name: empty,
          shows: inForm(<CodeField name="name" hint={text('ตัวเลข 6 หลักจากแอป', '6 digits from the app')} />),
        },
      ],
    },
    {
      component: 'ConfirmDialog',
      states: [
        {
          name: text('ก่อนกด', 'Before it is pressed'),
          shows: (
            <ConfirmDialog
              label={text('ถอนเรื่อง', 'Withdraw')}
              href={context.to('contact')}
              question={text('ต้องการถอนเรื่องหรือไม่', 'Do you want to withdraw it?')}
              text={summary}
              confirmLabel={text('ถอนเรื่อง', 'Withdraw')}
              action={context.to('contact')}
              fields={{ id: '1' }}
            />
          ),
        },
      ],
    },
    {
      component: 'DateField',
      states: [{ name: empty, shows: inForm(<DateField name="birthday" />) }],
    },
    {
      component: 'EmailField',
      states: [
        { name: empty, shows: inForm(<EmailField name="email" />) },
        {
          name: refused,
          shows: inForm(<EmailField name="email" />, {
            values: { email: 'somchai@' },
            errors: { email: 'emailFormat' },
          }),
        },
      ],
    },
    {
      component: 'ErrorList',
      states: [
        {
          name: text('หนึ่งข้อ', 'One error'),
          shows: <ErrorList title={text('ไม่พบรหัส', 'Code not found')} errors={[{ href: '#x', text: 'O99' }]} />,
        },
      ],
    },
    {
      component: 'ErrorSummary',
      states: [
        { name: text('ไม่มีข้อผิดพลาด', 'No errors'), shows: inForm(<ErrorSummary />) },
        {
          name: text('หลายข้อ', 'Several errors'),
          shows: inForm(
            <>
              <ErrorSummary />
              <TextField name="name" />
              <EmailField name="email" />
              <LongTextField name="message" rows={2} />
              <FilesField />
            </>,
            refusal,
          ),
        },
      ],
    },
    {
      component: 'FieldError',
      states: [{ name: refused, shows: <FieldError id="sample-error" error={context.t(fieldErrors.phoneFormat)} /> }],
    },
    {
      component: 'Fieldset',
      states: [
        {
          name: text('มีคำอธิบาย', 'With a hint'),
          shows: inForm(
            <Fieldset legend={title} hint={hint}>
              <TextField name="name" />
            </Fieldset>,
          ),
        },
      ],
    },
    {
      component: 'FilesField',
      states: [
        { name: empty, shows: inForm(<FilesField />) },
        {
          name: text('ได้รับไว้แล้วสองไฟล์', 'Two have arrived'),
          shows: inForm(<FilesField />, {
            files: uploaded,
            fileErrors: refusal.fileErrors,
          }),
        },
      ],
    },
    {
      component: 'FormField',
      states: [
        {
          name: text('ครบทุกส่วน', 'With all its parts'),
          shows: inForm(
            <FormField name="name" hint={hint}>
              {(control, value) => <input {...control} className="form-control" defaultValue={value} />}
            </FormField>,
            { errors: { name: 'required' } },
          ),
        },
      ],
    },
    {
      component: 'FormProblemNotice',
      states: [
        { name: text('ส่งไม่สำเร็จ', 'Failed'), shows: inForm(<FormProblemNotice />, { problem: 'formNotStored' }) },
        {
          name: text('ส่งบ่อยเกินไป', 'Too often'),
          shows: inForm(<FormProblemNotice />, { problem: 'formTooOften', retryMinutes: 12 }),
        },
        {
          name: text('ส่งซ้ำ', 'Sent twice'),
          shows: inForm(<FormProblemNotice />, { problem: 'submissionChanged' }),
        },
      ],
    },
    {
      component: 'FormReceipt',
      states: [
        {
          name: text('มีสองขั้นตอน', 'With two steps'),
          shows: (
            <FormReceipt receipt={RECEIPT} hotline={{ number: '1111', extension: '78' }} next={[title, summary]}>
              <a href={context.to('main')}>{title}</a>
            </FormReceipt>
          ),
        },
      ],
    },
    {
      component: 'MailRequestForm',
      states: [
        { name: empty, shows: <MailRequestForm action="" state={EMPTY} label={text('ส่ง', 'Send')} /> },
        {
          name: refused,
          shows: (
            <MailRequestForm action="" state={{ ...EMPTY, errors: { email: 'required' } }} label={text('ส่ง', 'Send')} />
          ),
        },
      ],
    },
    {
      component: 'CopyButton',
      states: [
        {
          name: text('เลขที่รับเรื่อง', 'A reference number'),
          shows: (
            <CopyButton
              text="48209-37512"
              label={formMessages.copyReference}
              copied={formMessages.copied}
              failed={formMessages.copyFailed}
            />
          ),
        },
      ],
    },
    { component: 'FailureDialog', states: [{ name: text('ปกติ', 'As usual'), shows: <FailureDialog /> }] },
    {
      component: 'HiddenUserName',
      states: [{ name: text('ปกติ', 'As usual'), shows: <HiddenUserName email="somchai@example.org" /> }],
    },
    {
      component: 'MailboxNotice',
      states: [
        {
          name: text('ปกติ', 'As usual'),
          shows: <MailboxNotice email="somchai@example.org" next={[title, longTitle]} />,
        },
        {
          name: text('ส่งอีกครั้งได้', 'It can be sent again'),
          shows: (
            <MailboxNotice email="somchai@example.org" next={[title]} isSent>
              <a href={context.to('main')}>{title}</a>
            </MailboxNotice>
          ),
        },
      ],
    },
    {
      component: 'LongTextField',
      states: [
        { name: empty, shows: inForm(<LongTextField name="message" rows={4} />) },
        {
          name: refused,
          shows: inForm(<LongTextField name="message" hint={hint} rows={4} />, {
            values: { message: summary },
            errors: { message: 'tooLong' },
          }),
        },
      ],
    },
    {
      component: 'PasswordField',
      states: [
        { name: empty, shows: inLogin(<PasswordField name="password" />) },
        {
          name: text('รหัสผ่านใหม่', 'A new one'),
          shows: inLogin(<PasswordField name="newPassword" isNew />),
        },
      ],
    },
    {
      component: 'DataContact',
      states: [
        { name: text('ชื่อยาว', 'Long name'), shows: <DataContact siteName={longTitle} contact={site.contact} /> },
      ],
    },
    {
      component: 'DataNotice',
      states: [{ name: text('หลายประเภท', 'Several kinds'), shows: <DataNotice kinds={FORM_DATA.login} /> }],
    },
    {
      component: 'FormDataNotice',
      inColumn: true,
      states: [
        {
          name: text('การสมัครสมาชิก', 'Registration'),
          shows: <FormDataNotice form="register" whom={{ siteName: longTitle, contact: site.contact }} />,
        },
      ],
    },
    {
      component: 'PersonalDataNotice',
      inColumn: true,
      states: [
        {
          name: text('ข้อความยาว', 'Long words'),
          shows: (
            <PersonalDataNotice
              what={summary}
              why={title}
              ground={title}
              howLong={summary}
              siteName={longTitle}
              contact={site.contact}
              policies={undefined}
            />
          ),
        },
      ],
    },
    {
      component: 'PictureField',
      states: [
        { name: empty, shows: inForm(<PictureField />, { maxMegabytes: 2 }) },
        { name: refused, shows: inForm(<PictureField />, { maxMegabytes: 2, fileErrors: [{ code: 'fileTooLarge' }] }) },
      ],
    },
    {
      component: 'PhoneField',
      states: [{ name: empty, shows: inForm(<PhoneField name="phone" />) }],
    },
    {
      component: 'PostForm',
      states: [
        {
          name: text('กรอกแล้ว', 'Filled in'),
          shows: (
            <PostForm action={context.to('contact')} rules={RULES} state={{ ...EMPTY, values: { name: title } }}>
              <TextField name="name" autoComplete="given-name" />
              <SubmitButton label={text('ส่ง', 'Send')} />
            </PostForm>
          ),
        },
      ],
    },
    {
      component: 'RadioField',
      states: [{ name: empty, shows: inForm(<RadioField name="topic" hint={hint} choices={topics} />) }],
    },
    {
      component: 'ResultDialog',
      states: [
        {
          name: text('สำเร็จ', 'Success'),
          shows: (
            <ResultDialog kind="success" title={context.t(formMessages.succeeded)}>
              <p>{context.t(formMessages.succeededText)}</p>
            </ResultDialog>
          ),
        },
        {
          name: text('ไม่สำเร็จ', 'Failure'),
          shows: (
            <ResultDialog kind="failure" title={context.t(formMessages.failed)}>
              <p>{context.t(formMessages.failedText)}</p>
            </ResultDialog>
          ),
        },
      ],
    },
    {
      component: 'RobotWorkField',
      states: [
        { name: empty, shows: inForm(<RobotWorkField path="/robot-check/tips" />) },
        {
          name: text('ต้องตรวจสอบอีกครั้ง', 'Refused'),
          shows: inForm(<RobotWorkField path="/robot-check/tips" />, { errors: { robotCheck: 'robotCheckFailed' } }),
        },
      ],
    },
    {
      component: 'RobotCheckField',
      states: [
        { name: empty, shows: inForm(<RobotCheckField email="email" />) },
        {
          name: text('สำหรับการเข้าสู่ระบบ', 'Of the login'),
          shows: inForm(<RobotCheckField email="email" mayBeUserName />),
        },
        {
          name: text('ส่งรหัสแล้ว', 'A code was mailed'),
          shows: inForm(<RobotCheckField email="email" />, {
            values: { email: 'somchai@example.org', robotTicket: 'ticket' },
            errors: { robotCheck: 'required' },
          }),
        },
      ],
    },
    {
      component: 'GroupedSelectField',
      states: [
        { name: empty, shows: inForm(<GroupedSelectField name="topic" groups={groups} />) },
        {
          name: refused,
          shows: inForm(<GroupedSelectField name="topic" groups={groups} />, { errors: { topic: 'required' } }),
        },
      ],
    },
    {
      component: 'SelectField',
      states: [
        { name: empty, shows: inForm(<SelectField name="topic" choices={topics} />) },
        {
          name: refused,
          shows: inForm(<SelectField name="topic" hint={hint} choices={topics} />, {
            errors: { topic: 'required' },
          }),
        },
      ],
    },
    {
      component: 'SubmitButton',
      states: [
        { name: text('พร้อมส่ง', 'Ready'), shows: inForm(<SubmitButton label={text('ส่ง', 'Send')} />) },
        { name: text('กำลังส่ง', 'Sending'), shows: inForm(<SubmitButton label={text('ส่ง', 'Send')} />, {}, 0.4) },
        {
          name: text('มีทางออก', 'With a way out'),
          shows: inForm(
            <SubmitButton label={text('บันทึก', 'Save')}>
              <a href={context.to('main')}>{text('ยกเลิก', 'Cancel')}</a>
            </SubmitButton>,
          ),
        },
      ],
    },
    {
      component: 'TextField',
      states: [
        { name: empty, shows: inForm(<TextField name="name" />) },
        {
          name: refused,
          shows: inForm(<TextField name="long" hint={longTitle} />, {
            values: { long: longTitle },
            errors: { long: 'tooLong' },
          }),
        },
        { name: text('สั้น', 'Short'), shows: inForm(<TextField name="phone" width="short" />) },
      ],
    },
  ];
}
