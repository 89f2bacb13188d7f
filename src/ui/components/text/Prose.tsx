import { unbrokenHtml } from './unbroken.ts';

interface ProseProps {
  /** Sanitised HTML. */
  readonly html: string;
  /** The schema.org property of the enclosing item (microdata). */
  readonly itemProp?: string;
}

/** Rich text of authors. Browsers break Thai within compounds, and between a number and what it counts. */
export function Prose({ html, itemProp }: ProseProps) {
  return <div className="prose" itemProp={itemProp} dangerouslySetInnerHTML={{ __html: unbrokenHtml(html) }} />;
}
