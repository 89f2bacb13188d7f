import type { PageSection } from '#domain/content/pageSection.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { itemLink } from './itemLink.ts';

interface SectionPagesProps {
  readonly section: PageSection;
  /** Of the page that shows it. */
  readonly current: string;
}

/** Links to the first page of a section and to those below it. */
export function SectionPages({ section, current }: SectionPagesProps) {
  const context = useRenderContext();
  return (
    <nav className="contents" aria-labelledby="section-pages-title">
      <p id="section-pages-title" className="margin-title">
        {context.t(itemMessages.sectionPages)}
      </p>
      <ul>
        {[section.top, ...section.below].map((page) => (
          <li key={page.slug}>
            <a href={itemLink(context, page)} aria-current={page.slug === current ? 'page' : undefined}>
              <Unbroken text={page.title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
