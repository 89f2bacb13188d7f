/** A section of a rich text. */
export interface Section {
  /** Of its heading, unique on the page. */
  readonly id: string;
  /** Sanitised HTML of its heading, without links. */
  readonly heading: string;
}

const HEADING = /<h2(?<attributes>[^>]*)>(?<heading>.*?)<\/h2>/gs;
const LINK = /<\/?a\b[^>]*>/g;

/**
 * Numbers the sections of a rich text.
 *
 * @param html sanitised, so that no heading has an id
 * @returns the HTML with an id in every heading of level 2, and the sections in their order
 */
export function numberSections(html: string): { readonly html: string; readonly sections: readonly Section[] } {
  const sections: Section[] = [];
  const numbered = html.replace(HEADING, (_, attributes: string, heading: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, heading: heading.replace(LINK, '') });
    return `<h2 id="${id}"${attributes}>${heading}</h2>`;
  });
  return { html: numbered, sections };
}
