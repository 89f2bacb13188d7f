import { Fragment } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import { Facts } from '../components/item/Facts.tsx';
import { fileFacts } from '../components/item/fileFacts.ts';
import { ItemLayout } from '../components/item/ItemLayout.tsx';
import { issueParts } from '../components/list/issueNames.ts';
import { MediaCard } from '../components/list/MediaCard.tsx';
import { TitledSection } from '../components/site/TitledSection.tsx';
import { DownloadLink } from '../components/text/DownloadLink.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { Picture } from '../components/text/Picture.tsx';
import { Prose } from '../components/text/Prose.tsx';
import { itemMessages } from '../messages/item.ts';
import { mediaMessages } from '../messages/media.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { MagazinePageProps } from './props.ts';

/** An issue of the magazine: its cover, its file to read and its facts, beside its contents; then the issues beside it. */
export function MagazinePage({ issues, ...props }: MagazinePageProps) {
  const context = useRenderContext();
  const { item } = props;
  if (item.detail.kind !== 'magazine') return null;
  const { issue, pages, file } = item.detail;
  const address = context.links.media(file.file);
  const margin = (
    <div className="magazine">
      {item.cover && (
        <div className="magazine-cover">
          <Picture picture={item.cover} sizes="(min-width: 64rem) 20rem, 14rem" priority />
        </div>
      )}
      <div className="magazine-file">
        <a className="button-link" href={address} hrefLang={file.language}>
          <span className="magazine-read">
            <Icon icon={BookOpen} />
            {context.t(mediaMessages.read)}
          </span>{' '}
          <span className="magazine-size">({fileFacts(context, file)})</span>
        </a>
        <DownloadLink href={address} name={file.name} language={file.language}>
          {context.t(mediaMessages.downloadIssue)}
        </DownloadLink>
      </div>
      <Facts
        facts={[
          { name: context.t(mediaMessages.issue), value: <Issue name={issue} /> },
          { name: context.t(mediaMessages.length), value: context.t(mediaMessages.pages, { count: pages }) },
          {
            name: context.t(itemMessages.language),
            value: file.language && context.t(itemMessages.fileLanguage, { language: file.language }),
          },
        ]}
      />
    </div>
  );
  const body = item.bodyHtml !== '' && (
    <section className="magazine-contents" aria-labelledby="magazine-contents">
      <h2 id="magazine-contents">{context.t(mediaMessages.contents)}</h2>
      <Prose html={item.bodyHtml} />
    </section>
  );
  const others = issues.length > 0 && (
    <TitledSection
      className="magazine-others"
      title={context.t(mediaMessages.otherIssues)}
      links={<a href={context.to('magazines')}>{context.t(mediaMessages.allIssues)}</a>}
    >
      <ul className="magazine-issues">
        {issues.map((other) => (
          <li key={other.slug}>
            <MediaCard item={other} level={3} sizes="(min-width: 40rem) 14rem, 7rem" amongItsKind />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
  return <ItemLayout {...props} margin={margin} body={body} end={others} hidesCover />;
}

/** Its number and its months, each on one line. */
function Issue({ name }: { readonly name: string }) {
  return issueParts(name).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <br />}
      <span className="phrase">{part}</span>
    </Fragment>
  ));
}
