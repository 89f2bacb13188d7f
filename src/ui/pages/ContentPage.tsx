import { DataSets, dataSetsSection } from '../components/data/DataSets.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { SectionPages } from '../components/item/SectionPages.tsx';
import { useRenderContext } from '../RenderContext.tsx';
import type { ContentPageProps } from './props.ts';

/** A generic page of content, with links to those about the same subject; the one about open data lists the data sets. */
export function ContentPage({ openData, section, ...item }: ContentPageProps) {
  const context = useRenderContext();
  const side = section && <SectionPages section={section} current={item.item.slug} />;
  if (openData === undefined) return <ItemLayout {...item} side={side} />;
  // A picture would push the list off the first screen.
  return (
    <ItemLayout
      {...item}
      facts={<DataSets {...openData} />}
      factSections={dataSetsSection(context, openData.sets)}
      side={side}
      hidesCover
    />
  );
}
