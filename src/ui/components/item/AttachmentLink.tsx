import type { Attachment } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { fileFacts } from './fileFacts.ts';
import { DownloadLink } from '../text/DownloadLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface AttachmentLinkProps {
  readonly attachment: Attachment;
  /** Whether it is below a title that names the file: then it shows only type, language and size. */
  readonly isBelowTitle?: boolean;
}

/** A file to download, with its type, language and size. */
export function AttachmentLink({ attachment, isBelowTitle = false }: AttachmentLinkProps) {
  const context = useRenderContext();
  const { file, name, language } = attachment;
  return (
    <DownloadLink href={context.links.media(file)} name={name} language={language}>
      {isBelowTitle ? (
        <span>
          {context.t(itemMessages.download, { facts: fileFacts(context, attachment) })}{' '}
          <span className="visually-hidden">{name}</span>
        </span>
      ) : (
        <span>
          <Unbroken text={name} /> <span className="attachment-facts">({fileFacts(context, attachment, name)})</span>
        </span>
      )}
    </DownloadLink>
  );
}
