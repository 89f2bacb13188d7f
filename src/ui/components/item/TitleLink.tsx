import type { ContentSummary } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { itemLink } from './itemLink.ts';
import { Phrases } from '../text/Phrases.tsx';

/** The title of an item in a list, which links to it. */
export function TitleLink({ item }: { readonly item: ContentSummary }) {
  const context = useRenderContext();
  return (
    <a className="title-link" href={itemLink(context, item)}>
      <Phrases text={item.title} />
    </a>
  );
}
