import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { isSafeLink } from '#domain/link.ts';
import { MEDIA_NAME } from '#ports/Media.ts';

const MEDIA_PREFIX = '/media/';
/** Class of the element in which a wide table scrolls. */
export const TABLE_BOX = 'table-scroll';
/** Classes of cells whose column is centred or end-aligned. */
export const CELL_CLASSES = ['align-center', 'align-end'];

const OPTIONS: IOptions = {
  // prettier-ignore
  allowedTags: [
    'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 's', 'code', 'a', 'span',
    'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'picture', 'source', 'img',
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'rel'],
    ol: ['start'],
    div: ['class', 'role', 'tabindex', 'aria-label'],
    th: ['scope', 'colspan', 'rowspan', 'class'],
    td: ['colspan', 'rowspan', 'class'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedClasses: { div: [TABLE_BOX], th: CELL_CLASSES, td: CELL_CLASSES },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img', 'source'],
  // The content of these elements is not for readers.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'template',
    'title',
    'svg',
    'math',
  ],
  transformTags: { a: link, source: sourceSet, img: picture, div: tableBox },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return attribs['src'] === undefined;
    if (tag === 'source') return attribs['srcset'] === undefined;
    return (tag === 'div' && attribs['class'] === undefined) || (tag === 'a' && attribs['href'] === undefined)
      ? 'excludeTag'
      : false;
  },
};

/**
 * Removes everything from rich text that an article does not need: scripts, handlers, styles, frames, forms and ids,
 * links that `isSafeLink` does not allow, pictures that are not our own media. Sanitising it again changes nothing.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

function link(tagName: string, { href, lang }: Attributes) {
  if (href === undefined || !isSafeLink(href)) return { tagName, attribs: {} };
  const external = /^https?:/i.test(href);
  return { tagName, attribs: { href, ...(external && { rel: 'noopener' }), ...(lang !== undefined && { lang }) } };
}

function sourceSet(tagName: string, attribs: Attributes) {
  return { tagName, attribs: without(attribs, isMediaSet(attribs['srcset']) ? [] : ['srcset']) };
}

function picture(tagName: string, attribs: Attributes) {
  const foreign = [isMedia(attribs['src']) ? '' : 'src', isMediaSet(attribs['srcset']) ? '' : 'srcset'];
  return { tagName, attribs: { ...without(attribs, foreign), alt: attribs['alt'] ?? '' } };
}

function tableBox(tagName: string, attribs: Attributes) {
  const { 'aria-label': label } = attribs;
  if (attribs['class'] !== TABLE_BOX || label === undefined) return { tagName, attribs: {} };
  return { tagName, attribs: { class: TABLE_BOX, role: 'region', tabindex: '0', 'aria-label': label } };
}

function without(attribs: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => !names.includes(name)));
}

function isMedia(address: string | undefined): boolean {
  return address?.startsWith(MEDIA_PREFIX) === true && MEDIA_NAME.test(address.slice(MEDIA_PREFIX.length));
}

function isMediaSet(srcset: string | undefined): boolean {
  return srcset?.split(',').every((entry) => isMedia(entry.trim().split(/\s+/)[0])) === true;
}
