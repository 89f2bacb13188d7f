interface ProseProps {
  /** Sanitised. */
  readonly html: string;
  /** What it is of the thing round it, to search engines (microdata). */
  readonly itemProp?: string;
}

/** Rich text of authors. */
export function Prose({ html, itemProp }: ProseProps) {
  return <div className="prose" itemProp={itemProp} dangerouslySetInnerHTML={{ __html: html }} />;
}
