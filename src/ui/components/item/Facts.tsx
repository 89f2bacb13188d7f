import type { ReactNode } from 'react';
import { Unbroken } from '../text/Unbroken.tsx';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** A list of names and values; values that are not known are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== false && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <Unbroken text={name} />
          </dt>
          <dd>{typeof value === 'string' ? <Unbroken text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
