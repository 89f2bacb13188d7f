import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ContentSummary } from '#domain/content/content.ts';
import { oitMessages } from '../../messages/oit.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { OitLinks } from '../item/OitLinks.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { unbroken } from '../text/unbroken.ts';

/** One code of disclosure: its title, and links to its documents or a note that nothing is published. */
export function OitRow({ item, level }: { readonly item: ContentSummary; readonly level: 2 | 3 }) {
  const context = useRenderContext();
  const Heading = `h${level}` as const;
  if (item.detail.kind !== 'oit') return null;
  const { code, links } = item.detail;
  return (
    <article className="oit-row">
      <p className="oit-row-code">{code}</p>
      <Heading className="oit-row-title">
        <TitleLink item={item} />
      </Heading>
      <p className="oit-row-summary">{unbroken(item.summary)}</p>
      {links.length === 0 ? (
        <p className="oit-row-missing">
          <Icon icon={CircleDashed} />
          {context.t(oitMessages.missing)}
        </p>
      ) : (
        <OitLinks links={links} />
      )}
    </article>
  );
}
