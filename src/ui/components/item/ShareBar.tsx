import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';

interface ShareBarProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly address: string;
}

/** Plain links, and buttons for copying and printing, which are hidden until the enhancement module shows them. */
export function ShareBar({ title, address }: ShareBarProps) {
  const context = useRenderContext();
  const url = encodeURIComponent(address);
  return (
    <section className="share-bar" aria-labelledby="share-title">
      <h2 id="share-title" className="share-bar-title">
        {context.t(itemMessages.share)}
      </h2>
      <ul className="share-bar-list">
        <li>
          <a href={`https://social-plugins.line.me/lineit/share?url=${url}`} rel="external noreferrer">
            {context.t(itemMessages.shareOnLine)}
          </a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?u=${url}`} rel="external noreferrer">
            {context.t(itemMessages.shareOnFacebook)}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${url}`}>
            <Icon icon={Mail} />
            {context.t(itemMessages.shareByEmail)}
          </a>
        </li>
        <li hidden data-enhance="copy-link">
          <button
            type="button"
            value={address}
            data-done={context.t(itemMessages.linkCopied)}
            data-failed={context.t(itemMessages.copyFailed)}
          >
            <Icon icon={Link2} />
            {context.t(itemMessages.copyLink)}
          </button>
        </li>
        <li hidden data-enhance="print">
          <button type="button">
            <Icon icon={Printer} />
            {context.t(itemMessages.print)}
          </button>
        </li>
      </ul>
      <p className="share-bar-status" role="status" />
    </section>
  );
}
