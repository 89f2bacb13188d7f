import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { OIT_CODE_FIELD } from './oitCodeErrors.ts';

interface OitJumpProps {
  /** The fiscal year whose codes are found, as in addresses. */
  readonly year: { readonly code: string };
  /** A code of the year, as an example. */
  readonly example: string;
  /** What was typed, when the year has no such code, and why not. */
  readonly unknown?: { readonly typed: string; readonly error: string } | undefined;
}

/** A field for a code, whose form leads to the page of that code. */
export function OitJump({ year, example, unknown }: OitJumpProps) {
  const context = useRenderContext();
  return (
    <form method="get" action={context.to('oitYear', { year: year.code })} className="oit-jump">
      <div className="form-field" data-invalid={unknown && true}>
        <label htmlFor={OIT_CODE_FIELD} className="form-label">
          {context.t(oitMessages.jump)}
        </label>
        <p id="oit-code-hint" className="form-hint">
          {context.t(oitMessages.jumpHint, { code: example, number: example.slice(1) })}
        </p>
        <FieldError id="oit-code-error" error={unknown && <Unbroken text={unknown.error} />} />
        <div className="oit-jump-row">
          <input
            type="text"
            id={OIT_CODE_FIELD}
            name="code"
            className="form-control"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="go"
            defaultValue={unknown?.typed}
            aria-invalid={unknown && true}
            aria-describedby={`oit-code-hint${unknown === undefined ? '' : ' oit-code-error'}`}
          />
          <button type="submit" className="button-quiet">
            {context.t(oitMessages.go)}
          </button>
        </div>
      </div>
    </form>
  );
}
