import type { ProvinceBeside } from '#domain/content/neighbouringOffices.ts';
import { agencyMessages } from '../../messages/agency.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** Links to the offices beside one, with the provinces in which they are beside it. */
export function NeighbouringOffices({ beside }: { readonly beside: readonly ProvinceBeside[] }) {
  const context = useRenderContext();
  const offices = [...Map.groupBy(beside, ({ office }) => office.slug).values()];
  if (offices.length === 0) return null;
  return (
    <section aria-labelledby="neighbouring-offices">
      <h2 id="neighbouring-offices">{context.t(agencyMessages.neighbours)}</h2>
      <ul className="neighbouring-offices">
        {offices.map((of) => (
          <li key={of[0]?.office.slug}>
            <a href={context.to('agency', { id: of[0]?.office.slug ?? '' })}>{of[0]?.office.title}</a>
            <span className="neighbouring-offices-provinces">
              {context.list(of.map(({ province }) => province.label))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
