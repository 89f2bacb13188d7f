import { Facts } from '../components/item/Facts.tsx';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { MainFile } from '../components/item/MainFile.tsx';
import { Picture } from '../components/text/Picture.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

/** An issue of the magazine: cover, number, length, file and contents. */
export function MagazinePage(props: ItemPageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'magazine') return null;
  const { issue, pages, file } = item.detail;
  const body = (
    <div className="magazine">
      {item.cover && (
        <div className="magazine-cover">
          <Picture picture={item.cover} sizes="(min-width: 40rem) 20rem, 92vw" priority />
        </div>
      )}
      <div className="magazine-text">
        <MainFile file={file} changedAt={item.updatedAt ?? item.publishedAt} />
        <Facts
          facts={[
            { name: context.t(mediaMessages.issue), value: issue },
            { name: context.t(mediaMessages.length), value: context.t(mediaMessages.pages, { count: pages }) },
          ]}
        />
        <Prose html={item.bodyHtml} />
      </div>
    </div>
  );
  return <ItemLayout {...props} body={body} hidesCover />;
}
