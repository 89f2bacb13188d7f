import type { Choice } from './Select.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface RadioFieldProps {
  readonly name: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
}

/** One of a few choices, all of them visible. */
export function RadioField(props: RadioFieldProps) {
  return <ChoiceGroup type="radio" {...props} />;
}
