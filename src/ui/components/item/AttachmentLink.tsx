import type { Attachment } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { fileType } from './fileType.ts';
import { DownloadLink } from '../text/DownloadLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface AttachmentLinkProps {
  readonly attachment: Attachment;
  /** Whether it is below a title that names the file: then it shows only type and size. */
  readonly isBelowTitle?: boolean;
}

/** A file to download, with its type and size. */
export function AttachmentLink({ attachment, isBelowTitle: isBelowTitle = false }: AttachmentLinkProps) {
  const context = useRenderContext();
  const facts = { type: fileType(attachment), size: context.fileSize(attachment.size) };
  return (
    <DownloadLink href={context.links.media(attachment.file)} name={attachment.name}>
      {isBelowTitle ? (
        <span>
          {context.t(itemMessages.download, facts)} <span className="visually-hidden">{attachment.name}</span>
        </span>
      ) : (
        <span>
          <Unbroken text={attachment.name} />{' '}
          <span className="attachment-facts">({context.t(itemMessages.fileFacts, facts)})</span>
        </span>
      )}
    </DownloadLink>
  );
}
