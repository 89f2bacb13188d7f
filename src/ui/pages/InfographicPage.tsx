import FileText from 'lucide-react/icons/file-text';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { Icon } from '../components/text/Icon.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { Picture } from '../components/text/Picture.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** A picture with text, and the same text as HTML, which is beside it on wide screens. */
export function InfographicPage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'infographic') return null;
  const { picture } = item.detail;
  const largest = picture.variants.at(-1);
  const body = (
    <div className="infographic">
      <div className="infographic-picture">
        <p className="infographic-links">
          <a className="infographic-jump" href="#as-text">
            <Icon icon={FileText} />
            {context.t(mediaMessages.readAsText)}
          </a>
          {largest && (
            <a href={context.links.media(largest.jpeg)}>
              <Icon icon={ZoomIn} />
              {context.t(mediaMessages.fullSize)}
            </a>
          )}
        </p>
        <Picture picture={picture} sizes="(min-width: 64rem) 34rem, (min-width: 44rem) 40rem, 92vw" priority />
      </div>
      <section aria-labelledby="as-text">
        <h2 id="as-text" className="infographic-text">
          {context.t(mediaMessages.textVersion)}
        </h2>
        <Prose html={item.bodyHtml} />
      </section>
    </div>
  );
  return <ItemLayout {...props} body={body} hidesCover />;
}
