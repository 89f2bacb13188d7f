import { useState } from 'react';
import { formMessages } from '../../messages/form.ts';
import { useField } from '../../forms/FormContext.tsx';
import { useRenderContext } from '../../RenderContext.tsx';
import { FormField } from './FormField.tsx';

interface LongTextFieldProps {
  readonly name: string;
  readonly hint?: string;
  readonly rows?: number;
}

/** The count is read out only when little is left. */
const NEARLY_FULL = 0.1;

/** Text of several lines, with a count of the characters that are left as soon as somebody types. */
export function LongTextField({ name, hint, rows = 8 }: LongTextFieldProps) {
  const context = useRenderContext();
  const { maxLength: max = Infinity } = useField(name).rule;
  const [typed, setTyped] = useState<number>();
  const left = max - (typed ?? 0);
  const count = { count: Math.abs(left) };
  const atMost = context.t(formMessages.lengthHint, { max: context.number(max) });
  return (
    <FormField name={name} hint={hint === undefined ? atMost : `${hint} ${atMost}`}>
      {(control, value) => (
        <>
          <textarea
            {...control}
            rows={rows}
            className="form-control"
            defaultValue={value}
            onInput={({ currentTarget }) => setTyped(Array.from(currentTarget.value).length)}
          />
          <p
            className="form-count"
            data-over={left < 0 || undefined}
            aria-live={left < max * NEARLY_FULL ? 'polite' : 'off'}
          >
            {typed !== undefined && context.t(left < 0 ? formMessages.lengthOver : formMessages.lengthLeft, count)}
          </p>
        </>
      )}
    </FormField>
  );
}
