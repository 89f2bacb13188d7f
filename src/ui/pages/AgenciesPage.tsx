import { AgencyRow } from '../components/AgencyRow.tsx';
import { ArrangedLayout } from '../components/ArrangedLayout.tsx';
import type { ArrangedPageProps } from './props.ts';

export function AgenciesPage(props: ArrangedPageProps) {
  return (
    <ArrangedLayout
      {...props}
      route="agencies"
      rows={(items, level) => (
        <ul className="agency-rows">
          {items.map((item) => (
            <li key={item.slug}>
              <AgencyRow item={item} level={level} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
