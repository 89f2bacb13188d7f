import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import type { ContentSummary } from '#domain/content/content.ts';
import type { Instant } from '#domain/instant.ts';
import { itemMessages } from '../../messages/item.ts';
import { searchTypes } from '../../messages/searchTypes.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Icon } from '../text/Icon.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { AttachmentLink } from './AttachmentLink.tsx';

export interface RowLink {
  readonly label: string;
  /** Of this website with its base path, or of another one. */
  readonly href: string;
  /** The item of this website to which it leads, where that is known. */
  readonly item?: ContentSummary | undefined;
}

/**
 * Links, a row each: with the kind and date of the item and its files to download, or with the name of the other website.
 */
export function LinkRows({ links }: { readonly links: readonly RowLink[] }) {
  return (
    <ul className="link-rows">
      {links.map((link) => (
        <LinkRow key={`${link.label} ${link.href}`} {...link} />
      ))}
    </ul>
  );
}

function LinkRow({ label, href, item }: RowLink) {
  const context = useRenderContext();
  const files = item?.attachments ?? [];
  const isElsewhere = !href.startsWith('/');
  const at = item && dateOf(item);
  const facts = isElsewhere
    ? [context.t(itemMessages.onWebsite, { host: new URL(href).host })]
    : [item && context.t(searchTypes.one[item.kind]), at && <time dateTime={at}>{context.shortDate(at)}</time>];
  return (
    <li>
      <Icon icon={iconOf(isElsewhere, item)} />
      <div className="link-row-text">
        <a href={href} rel={isElsewhere ? 'external noreferrer' : undefined}>
          <Unbroken text={label} />
        </a>
        {facts.some(Boolean) && (
          <p className="link-row-facts">{facts.map((fact, index) => fact && <span key={index}>{fact}</span>)}</p>
        )}
      </div>
      {files.length > 0 && (
        <ul className="link-row-files">
          {files.map((file) => (
            <li key={file.file}>
              <AttachmentLink attachment={file} isBelowTitle={files.length === 1} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function iconOf(isElsewhere: boolean, item?: ContentSummary) {
  if (isElsewhere) return ExternalLink;
  return item?.kind === 'document' ? FileText : ArrowRight;
}

/** When the item was last changed; nothing where that says nothing, as for a person, an office or an event. */
function dateOf({ kind, publishedAt, updatedAt }: ContentSummary): Instant | undefined {
  return kind === 'professional' || kind === 'agency' || kind === 'event' ? undefined : (updatedAt ?? publishedAt);
}
