import { formMessages } from '../../messages/form.ts';
import { searchMessages } from '../../messages/search.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { ErrorList } from '../form/ErrorList.tsx';
import { DAY_ERRORS } from './DayField.tsx';
import type { TypedSearch } from './searchProps.ts';

interface SearchErrorsProps {
  readonly typed: TypedSearch;
  /** Whether they have the focus when the page opens. */
  readonly autoFocus?: boolean;
}

/** All that was typed and cannot be searched for, above the page, with links to the fields. */
export function SearchErrors({ typed, autoFocus = false }: SearchErrorsProps) {
  const context = useRenderContext();
  const days = (['from', 'to'] as const).flatMap((name) => {
    const refused = typed[name];
    if (refused === undefined) return [];
    const [label, error] = [context.t(searchMessages[name]), context.t(DAY_ERRORS[refused.reason])];
    return [{ href: `#search-${name}`, text: context.t(formMessages.errorOf, { label, error }) }];
  });
  const words = { href: '#search-page', text: context.t(searchMessages.needsLetters) };
  const errors = [...(typed.text === undefined ? [] : [words]), ...days];
  if (errors.length === 0) return null;
  return <ErrorList title={context.t(formMessages.errorSummary)} errors={errors} autoFocus={autoFocus} />;
}
