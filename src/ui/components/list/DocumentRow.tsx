import type { ContentSummary } from '#domain/content/content.ts';
import { ArticleMeta } from '../item/ArticleMeta.tsx';
import { AttachmentLink } from '../item/AttachmentLink.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface DocumentRowProps {
  readonly item: ContentSummary;
  readonly level: 2 | 3;
  /** Without its summary. */
  readonly brief?: boolean;
}

/** One line of a list of documents, with its files to download at once. */
export function DocumentRow({ item, level, brief = false }: DocumentRowProps) {
  const languages = new Set(item.attachments.map(({ language }) => language));
  // Of one document in several languages, its title names all files.
  const isTitleEnough = item.attachments.length === 1 || languages.size === item.attachments.length;
  const Heading = `h${level}` as const;
  return (
    <article className="document-row">
      <ArticleMeta item={item} isNumbered />
      <Heading className="document-row-title">
        <TitleLink item={item} />
      </Heading>
      {!brief && (
        <p className="document-row-summary">
          <Unbroken text={item.summary} />
        </p>
      )}
      {item.attachments.length > 0 && (
        <ul className="document-row-files">
          {item.attachments.map((attachment) => (
            <li key={attachment.file}>
              <AttachmentLink attachment={attachment} isBelowTitle={isTitleEnough} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
