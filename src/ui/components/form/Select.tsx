import { useShownValue } from '../../forms/useShownValue.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  /** Accessible name; sighted readers read the sentence around the field. */
  readonly label: string;
  /** Label of the empty choice, if there is one. */
  readonly any?: string;
  readonly value: string;
  readonly choices: readonly Choice[];
}

export function Select({ id, name, label, any, value, choices }: SelectProps) {
  const element = useShownValue<HTMLSelectElement>(value);
  return (
    <select ref={element} id={id} name={name} aria-label={label} className="select" defaultValue={value}>
      {any !== undefined && <option value="">{any}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
