import type { Attachment } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { AttachmentLink } from './AttachmentLink.tsx';
import { MainFile } from './MainFile.tsx';

interface AttachmentsProps {
  readonly attachments: readonly Attachment[];
  /** When the page was last changed, where it is about the first file: then that one is a button. */
  readonly mainFrom?: Instant;
}

export function Attachments({ attachments, mainFrom }: AttachmentsProps) {
  const context = useRenderContext();
  if (attachments.length === 0) return null;
  return (
    <section className="attachments" aria-labelledby="attachments-title">
      <h2 id="attachments-title">{context.t(itemMessages.attachments)}</h2>
      <ul>
        {attachments.map((attachment, index) => (
          <li key={attachment.file}>
            {mainFrom !== undefined && index === 0 ? (
              <MainFile file={attachment} changedAt={mainFrom} />
            ) : (
              <AttachmentLink attachment={attachment} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
