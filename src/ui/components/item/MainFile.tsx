import Download from 'lucide-react/icons/download';
import type { Attachment } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { fileFacts } from './fileFacts.ts';
import { Icon } from '../text/Icon.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface MainFileProps {
  readonly file: Attachment;
  /** When the page around it was last changed. */
  readonly changedAt: Instant;
}

/**
 * The file that a page is about, as a button with its type, language and size, which begin a line before they break; its name
 * and date are below.
 */
export function MainFile({ file, changedAt }: MainFileProps) {
  const context = useRenderContext();
  const facts = fileFacts(context, file);
  const label = context.t(itemMessages.downloadMain, { facts });
  const start = label.indexOf(facts);
  return (
    <div className="main-file">
      <a
        className="button-link"
        href={context.links.media(file.file)}
        download={file.name}
        hrefLang={file.language}
        aria-describedby="main-file-name"
      >
        <Icon icon={Download} />
        <span>
          {label.slice(0, start)}
          <span className="main-file-facts">{label.slice(start)}</span>
        </span>
      </a>
      <p id="main-file-name" className="main-file-name">
        <span>
          <Unbroken text={file.name} />
        </span>{' '}
        <time dateTime={changedAt}>{context.date(changedAt)}</time>
      </p>
    </div>
  );
}
