import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { FormField } from './FormField.tsx';
import type { Choice } from './Select.tsx';

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface GroupedSelectFieldProps {
  readonly name: string;
  readonly groups: readonly ChoiceGroup[];
}

/** One of very many choices, in groups. A group of one is that choice. */
export function GroupedSelectField({ name, groups }: GroupedSelectFieldProps) {
  const context = useRenderContext();
  return (
    <FormField name={name}>
      {(control, value) => (
        <select {...control} className="form-control" defaultValue={value}>
          <option value="">{context.t(formMessages.choose)}</option>
          {groups.map(({ label, choices }) =>
            choices.length === 1 ? (
              <Options key={label} choices={choices} />
            ) : (
              <optgroup key={label} label={label}>
                <Options choices={choices} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </FormField>
  );
}

function Options({ choices }: { readonly choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
