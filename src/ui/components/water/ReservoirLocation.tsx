import type { ContentSummary } from '#domain/content/content.ts';
import type { Reservoir } from '#domain/water/water.ts';
import { CountryMap } from '../../charts/CountryMap.tsx';
import { projectPlace } from '../../charts/projectPlace.ts';
import { regionLabels, waterMessages } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Facts } from '../item/Facts.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface ReservoirLocationProps {
  readonly reservoir: Reservoir;
  /** Those that are responsible for its province. */
  readonly offices: readonly ContentSummary[];
}

/** In units of the map, which is some 8 rem wide here. */
const DOT_RADIUS = 22;

/** A reservoir on the map of the country, with the same in words, and the office to turn to. */
export function ReservoirLocation({ reservoir, offices }: ReservoirLocationProps) {
  const context = useRenderContext();
  const { name, province, region, place } = reservoir;
  const point = place && projectPlace(place);
  return (
    <div className="reservoir-location">
      {point !== undefined && (
        <CountryMap
          isSmall
          label={context.t(waterMessages.locationMap, {
            name: name[context.locale],
            province: province[context.locale],
          })}
        >
          <circle className="reservoir-location-dot" cx={point.x} cy={point.y} r={DOT_RADIUS} />
        </CountryMap>
      )}
      <Facts
        facts={[
          { name: context.t(waterMessages.province), value: province[context.locale] },
          { name: context.t(waterMessages.region), value: context.t(regionLabels[region]) },
          { name: context.t(waterMessages.place), value: place && `${place.latitude}, ${place.longitude}` },
          {
            name: context.t(waterMessages.office),
            value: offices.length > 0 && (
              <ul>
                {offices.map((office) => (
                  <Office key={office.slug} {...office} />
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}

function Office({ slug, title, detail }: ContentSummary) {
  const context = useRenderContext();
  const phone = detail.kind === 'agency' ? detail.phone : undefined;
  return (
    <li>
      <a href={context.to('agency', { id: slug })}>
        <Unbroken text={title} />
      </a>
      {phone !== undefined && (
        <>
          <br />
          <PhoneLink number={phone} />
        </>
      )}
    </li>
  );
}
