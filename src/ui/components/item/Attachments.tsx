import type { Attachment } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { AttachmentLink } from './AttachmentLink.tsx';

export function Attachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const context = useRenderContext();
  if (attachments.length === 0) return null;
  return (
    <section className="attachments" aria-labelledby="attachments-title">
      <h2 id="attachments-title">{context.t(itemMessages.attachments)}</h2>
      <ul>
        {attachments.map((attachment) => (
          <li key={attachment.file}>
            <AttachmentLink attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
