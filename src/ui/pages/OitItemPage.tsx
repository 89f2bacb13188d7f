import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { itemTitle } from '../components/item/itemTitle.ts';
import { OitLinks } from '../components/item/OitLinks.tsx';
import { OitStatus } from '../components/item/OitStatus.tsx';
import { oitMessages } from '../messages/oit.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { OitItemPageProps } from './props.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';

/** One code of one fiscal year: its status, links to its documents, its description, and the codes beside it. */
export function OitItemPage({ before, after, ...props }: OitItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'oit') return null;
  const { fiscalYear, links } = item.detail;
  const year = String(fiscalYear);
  const facts = (
    <>
      <Facts
        facts={[
          { name: context.t(oitMessages.status), value: <OitStatus isPublished={links.length > 0} /> },
          { name: context.t(oitMessages.group), value: item.subcategory?.label },
          { name: context.t(oitMessages.years), value: item.category?.label ?? year },
        ]}
      />
      {links.length > 0 && (
        <section aria-labelledby="oit-links">
          <h2 id="oit-links">{context.t(oitMessages.links)}</h2>
          <OitLinks links={links} />
        </section>
      )}
    </>
  );
  const neighbours = (before !== undefined || after !== undefined) && (
    <nav className="oit-neighbours" aria-label={context.t(oitMessages.neighbours)}>
      {before !== undefined && (
        <a href={context.to('oitItem', { year, code: before.code })} rel="prev">
          <Unbroken text={context.t(oitMessages.before, { ...before })} />
        </a>
      )}
      {after !== undefined && (
        <a href={context.to('oitItem', { year, code: after.code })} rel="next">
          <Unbroken text={context.t(oitMessages.after, { ...after })} />
        </a>
      )}
    </nav>
  );
  const titled = { ...item, title: itemTitle(item) };
  return <ItemLayout {...props} item={titled} facts={facts} end={neighbours} />;
}
