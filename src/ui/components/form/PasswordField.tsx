import type { MessageDescriptor } from '@formatjs/intl';
import { useState, type ReactNode } from 'react';
import { passwordStrength, type PasswordStrength } from '#domain/members/passwordStrength.ts';
import { formMessages } from '../../messages/form.ts';
import { KEPT_SECRETS_NAME, PASSWORD_NAMES } from '../../forms/fieldNames.ts';
import { useForm } from '../../forms/FormContext.tsx';
import { useHydrated } from '../../forms/useHydrated.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FormField } from './FormField.tsx';

const STRENGTH: Readonly<Record<PasswordStrength, MessageDescriptor>> = {
  weak: formMessages.passwordWeak,
  medium: formMessages.passwordMedium,
  strong: formMessages.passwordStrong,
};

interface PasswordFieldProps {
  readonly name: string;
  readonly hint?: ReactNode;
  /** A new password shows its strength. */
  readonly isNew?: boolean;
  /** The new password once more. */
  readonly isConfirmation?: boolean;
  /** One of something else than an account: no browser fills in that of the account. */
  readonly isOther?: boolean;
  /** `off`: the browser neither fills it in nor keeps it. */
  readonly autoComplete?: 'off';
}

/**
 * A password, which is never sent back to the page. With scripts it can be shown, and a new one says how strong it is;
 * without them it is not asked for again while the form waits for a mailed code.
 */
export function PasswordField({
  name,
  hint,
  isNew = false,
  isConfirmation = false,
  isOther = false,
  autoComplete,
}: PasswordFieldProps) {
  const context = useRenderContext();
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const { values, errors } = useForm().state;
  const isKept = (values[KEPT_SECRETS_NAME] ?? '') !== '' && !PASSWORD_NAMES.some((secret) => secret in errors);
  if (isKept && !isHydrated) return null;
  return (
    <FormField name={name} hint={hint}>
      {(control) => (
        <>
          <div className="password">
            <input
              {...control}
              type={isShown ? 'text' : 'password'}
              className="form-control"
              autoComplete={autoComplete ?? (isNew || isConfirmation || isOther ? 'new-password' : 'current-password')}
              autoCapitalize="none"
              spellCheck={false}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <button
              type="button"
              className="button-quiet"
              disabled={!isHydrated} // its place is kept: nothing moves when scripts run
              onClick={() => setShown(!isShown)}
            >
              {context.t(isShown ? formMessages.hidePassword : formMessages.showPassword)}
            </button>
          </div>
          {isNew && (
            <p
              className="password-strength"
              role="status"
              data-strength={typed === '' ? undefined : passwordStrength(typed)}
            >
              {typed !== '' &&
                context.t(formMessages.passwordStrength, { strength: context.t(STRENGTH[passwordStrength(typed)]) })}
            </p>
          )}
        </>
      )}
    </FormField>
  );
}
