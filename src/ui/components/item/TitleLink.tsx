import type { ContentSummary } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { itemLink } from './itemLink.ts';
import { Phrases } from '../text/Phrases.tsx';

interface TitleLinkProps {
  readonly item: ContentSummary;
  /** What the link says, when it is more than the title. */
  readonly title?: string;
}

/** The title of an item in a list, which links to it. */
export function TitleLink({ item, title = item.title }: TitleLinkProps) {
  const context = useRenderContext();
  return (
    <a className="title-link" href={itemLink(context, item)}>
      <Phrases text={title} />
    </a>
  );
}
