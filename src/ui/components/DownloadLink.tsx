import Download from 'lucide-react/icons/download';
import type { Attachment } from '#domain/content/content.ts';
import { itemMessages } from '../messages/item.ts';
import { usePage } from '../PageContext.tsx';
import { fileType } from './fileType.ts';
import { Icon } from './Icon.tsx';

/** A file to download under a title that already says what it is: type and size do for those who see the title. */
export function DownloadLink({ attachment }: { readonly attachment: Attachment }) {
  const page = usePage();
  const facts = { type: fileType(attachment), size: page.fileSize(attachment.size) };
  return (
    <a className="attachment-link" href={page.links.media(attachment.file)} download={attachment.name}>
      <Icon of={Download} />
      <span>
        {page.say(itemMessages.download, facts)} <span className="visually-hidden">{attachment.name}</span>
      </span>
    </a>
  );
}
