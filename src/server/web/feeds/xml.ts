import escapeHtml from 'escape-html';

/** Characters that XML 1.0 does not allow, not even escaped. */
// eslint-disable-next-line no-control-regex -- matches the characters to be removed
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const XML_START = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Text for an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(UNWRITABLE, ''));
}

/** The start of an element; attributes that are undefined are left out. */
export function startTag(name: string, attributes: Readonly<Record<string, string | undefined>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/** An element with text. */
export function textElement(name: string, text: string): string {
  return `${startTag(name)}${escapeXml(text)}</${name}>`;
}

/** An empty element. */
export function emptyElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  return startTag(name, attributes).replace(/>$/, '/>');
}
