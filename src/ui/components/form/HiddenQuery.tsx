import type { Query } from '../../routes.ts';

interface HiddenQueryProps {
  readonly query: Query;
  /** The part that the form has a field for. */
  readonly without?: string;
}

/** The parts of an address that a form keeps as they are. */
export function HiddenQuery({ query, without }: HiddenQueryProps) {
  return Object.entries(query).map(
    ([name, value]) =>
      value !== undefined && name !== without && <input key={name} type="hidden" name={name} value={value} />,
  );
}
