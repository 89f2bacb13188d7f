import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Facts } from '../components/item/Facts.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { OitLinks } from '../components/item/OitLinks.tsx';
import { oitMessages } from '../messages/oit.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** One code of one fiscal year: its description, and links to its documents or a note that they are missing. */
export function OitItemPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'oit') return null;
  const { code, fiscalYear, links } = item.detail;
  const facts = (
    <>
      <Facts
        facts={[
          { name: context.t(oitMessages.code), value: code },
          { name: context.t(oitMessages.group), value: item.subcategory?.label },
          { name: context.t(oitMessages.years), value: item.category?.label ?? String(fiscalYear) },
        ]}
      />
      {links.length === 0 ? (
        <p className="oit-row-missing">
          <Icon icon={CircleDashed} />
          {context.t(oitMessages.missing)}
        </p>
      ) : (
        <section aria-labelledby="oit-links">
          <h2 id="oit-links">{context.t(oitMessages.links)}</h2>
          <OitLinks links={links} />
        </section>
      )}
    </>
  );
  return <ItemLayout {...props} facts={facts} />;
}
