import { DataSets, dataSetsSection } from '../components/data/DataSets.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import type { ContentPageProps } from './props.ts';

/** A generic page of content; the one about open data lists the data sets that exist. */
export function ContentPage({ openData, ...item }: ContentPageProps) {
  const context = useRenderContext();
  if (openData === undefined) return <ItemLayout {...item} />;
  // A picture would push the list off the first screen.
  return (
    <ItemLayout
      {...item}
      facts={<DataSets {...openData} />}
      factSections={dataSetsSection(context, openData.sets)}
      hidesCover
    />
  );
}
