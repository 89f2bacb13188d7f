import { DataSets, DataSetsUse } from '../components/data/DataSets.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { SectionPages } from '../components/item/SectionPages.tsx';
import { OfficeContact } from '../components/office/OfficeContact.tsx';
import { ProvincesMap } from '../components/water/ProvincesMap.tsx';
import type { ContentPageProps } from './props.ts';

/**
 * A generic page of content, with links to those about the same subject, and how to reach the office that it is about; the
 * one about open data lists the data sets.
 */
export function ContentPage({ openData, section, map, ...props }: ContentPageProps) {
  const { item } = props;
  const office = item.related.find(({ kind }) => kind === 'agency');
  const side = (
    <>
      {office && <OfficeContact office={office} />}
      {section && <SectionPages section={section} current={item.slug} />}
    </>
  );
  if (openData === undefined)
    return (
      <ItemLayout
        {...props}
        item={{ ...item, related: item.related.filter((related) => related !== office) }}
        {...(map && { lead: <ProvincesMap {...map} isNumbered /> })}
        side={side}
      />
    );
  // A picture would push the list off the first screen. The dates are of the text: above the list, they would seem to be
  // those of the figures.
  return (
    <ItemLayout
      {...props}
      {...(openData.sets.length > 0 && { lead: <DataSets {...openData} /> })}
      facts={<DataSetsUse {...openData} />}
      side={side}
      hidesCover
      dates="end"
    />
  );
}
