import { shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import { waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';

/** The reservoirs of a map as links, each with how full it is: beside a text. */
export function ReservoirLinks({ reservoirs }: { readonly reservoirs: readonly ReservoirOnDay[] }) {
  const context = useRenderContext();
  if (reservoirs.length === 0) return null;
  return (
    <aside className="reservoir-links" aria-labelledby="reservoir-links-title">
      <h2 id="reservoir-links-title" className="margin-title">
        {context.t(waterMessages.onMap)}
      </h2>
      <ul>
        {reservoirs.map(({ reservoir, reading }) => {
          const share = reading === undefined ? null : shareOfStorage(reading);
          return (
            <li key={reservoir.id}>
              <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>
              <b>{share === null ? context.t(waterMessages.notReported) : context.percent(share)}</b>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
