import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FieldError } from '../form/FieldError.tsx';

interface OitJumpProps {
  /** The fiscal year whose codes are found, as in addresses, and its name. */
  readonly year: { readonly code: string; readonly label: string };
  /** A code of the year, as an example. */
  readonly example: string;
  /** What was typed, when the year has no such code. */
  readonly unknown?: string | undefined;
}

/** A field for a code, whose form leads to the page of that code. */
export function OitJump({ year, example, unknown }: OitJumpProps) {
  const context = useRenderContext();
  const error =
    unknown === undefined ? undefined : context.t(oitMessages.unknown, { typed: unknown, year: year.label });
  return (
    <form method="get" action={context.to('oitYear', { year: year.code })} className="oit-jump">
      <div className="form-field" data-invalid={error === undefined ? undefined : true}>
        <label htmlFor="oit-code" className="form-label">
          {context.t(oitMessages.jump)}
        </label>
        <p id="oit-code-hint" className="form-hint">
          {context.t(oitMessages.jumpHint, { code: example, number: example.slice(1) })}
        </p>
        <FieldError id="oit-code-error" error={error} />
        <div className="oit-jump-row">
          <input
            type="text"
            id="oit-code"
            name="code"
            className="form-control"
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="go"
            defaultValue={unknown}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={`oit-code-hint${error === undefined ? '' : ' oit-code-error'}`}
          />
          <button type="submit" className="button-quiet">
            {context.t(oitMessages.go)}
          </button>
        </div>
      </div>
    </form>
  );
}
