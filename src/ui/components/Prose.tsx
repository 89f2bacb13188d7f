/** The body of an item. @param html sanitised, with headings from h2 on (`ContentItem.bodyHtml`) */
export function Prose({ html }: { readonly html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
