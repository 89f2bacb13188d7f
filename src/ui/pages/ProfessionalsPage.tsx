import { GroupedLayout } from '../components/list/GroupedLayout.tsx';
import { PersonCard } from '../components/list/PersonCard.tsx';
import type { GroupedPageProps } from '../components/list/GroupedLayout.tsx';

export function ProfessionalsPage(props: GroupedPageProps) {
  return (
    <GroupedLayout
      {...props}
      route="professionals"
      rows={(items, level) => (
        <ul className="person-cards">
          {items.map((item) => (
            <li key={item.slug}>
              <PersonCard item={item} level={level} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
