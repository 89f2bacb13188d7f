import type { ContentSummary } from '#domain/content/content.ts';
import { agencyMessages } from '../../messages/agency.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';

/** With more, the list of all offices says it better. */
const MOST = 12;

/** Links to the offices and projects that belong to one, with their telephone numbers. */
export function OfficesBelow({ offices }: { readonly offices: readonly ContentSummary[] }) {
  const context = useRenderContext();
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby="offices-below">
      <h2 id="offices-below">{context.t(agencyMessages.below)}</h2>
      {offices.length > MOST ? (
        <p>
          <a href={context.to('agencies')}>{context.t(agencyMessages.seeAll)}</a>
        </p>
      ) : (
        <ul className="neighbouring-offices">
          {offices.map(({ slug, title, detail }) => (
            <li key={slug}>
              <a href={context.to('agency', { id: slug })}>{title}</a>
              {detail.kind === 'agency' && detail.phone !== undefined && (
                <span className="neighbouring-offices-provinces">
                  <PhoneLink number={detail.phone} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
