import { useField } from '../../forms/FormContext.tsx';
import { fieldId } from '../../forms/fieldId.ts';
import { labelText } from '../../forms/labelText.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { FieldError } from './FieldError.tsx';
import type { Choice } from './Select.tsx';

interface ChoiceGroupProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
}

/** Choices under one question. The summary's link leads to the first one. */
export function ChoiceGroup({ type, name, hint, choices }: ChoiceGroupProps) {
  const context = useRenderContext();
  const { rule, value, error } = useField(name);
  const id = fieldId(name);
  const chosen = value.split(' ');
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <fieldset
      className="form-field"
      data-invalid={error !== undefined || undefined}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
    >
      <legend className="form-label">{labelText(context, rule)}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="form-hint">
          <Unbroken text={hint} />
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
      {choices.map((choice, index) => {
        const choiceId = index === 0 ? id : `${id}-${choice.value}`;
        return (
          <div key={choice.value} className="choice">
            <input
              id={choiceId}
              type={type}
              name={name}
              value={choice.value}
              className="choice-box"
              defaultChecked={chosen.includes(choice.value)}
            />
            <label htmlFor={choiceId}>{choice.label}</label>
          </div>
        );
      })}
    </fieldset>
  );
}
