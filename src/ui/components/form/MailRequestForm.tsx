import { memberRules } from '../../forms/memberRules.ts';
import type { FormState } from '../../forms/FormState.ts';
import { EmailField } from './EmailField.tsx';
import { PostForm } from './PostForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface MailRequestFormProps {
  readonly action: string;
  readonly state: FormState;
  /** On the button. */
  readonly label: string;
}

/** Asks for an e-mail address to which a mail is sent. It is not kept in the browser, which may be anybody's. */
export function MailRequestForm({ action, state, label }: MailRequestFormProps) {
  return (
    <PostForm action={action} rules={memberRules.forgotPassword} state={state} savesDraft={false}>
      <EmailField name="email" />
      <SubmitButton label={label} />
    </PostForm>
  );
}
