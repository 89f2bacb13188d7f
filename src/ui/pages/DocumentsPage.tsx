import { DocumentRow } from '../components/list/DocumentRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import { Tabs } from '../components/list/Tabs.tsx';
import { listMessages } from '../messages/list.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ListPageProps } from './props.ts';

/** Documents, with their categories as tabs: forms are one click away. */
export function DocumentsPage(props: ListPageProps) {
  const context = useRenderContext();
  const { categories } = props.list;
  const { category: chosen, subcategory: _topic, ...others } = props.filter;
  const tabTo = (label: string, category?: string) => ({
    label,
    href: context.to('documents', {}, { ...others, category }),
    current: category === chosen,
  });
  return (
    <ListLayout
      {...props}
      route="documents"
      tabs={
        categories.length > 0 && (
          <Tabs
            label={context.t(listMessages.category)}
            tabs={[
              tabTo(context.t(listMessages.allCategories)),
              ...categories.map(({ code, label }) => tabTo(label, code)),
            ]}
          />
        )
      }
      row={(item) => <DocumentRow item={item} level={2} />}
    />
  );
}
