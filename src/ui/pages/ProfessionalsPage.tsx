import { bySubject } from '../components/list/bySubject.ts';
import { GroupedLayout } from '../components/list/GroupedLayout.tsx';
import { PersonCard } from '../components/list/PersonCard.tsx';
import { Subjects } from '../components/list/Subjects.tsx';
import type { GroupedPageProps } from '../components/list/GroupedLayout.tsx';

export function ProfessionalsPage(props: GroupedPageProps) {
  return (
    <GroupedLayout {...props} route="professionals">
      <Subjects
        subjects={bySubject(props.items)}
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
    </GroupedLayout>
  );
}
