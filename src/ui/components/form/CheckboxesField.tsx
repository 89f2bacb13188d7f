import type { Choice } from './Select.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

interface CheckboxesFieldProps {
  readonly name: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
}

/** Any of a few choices. Its value is the chosen ones with a space between them. */
export function CheckboxesField(props: CheckboxesFieldProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}
