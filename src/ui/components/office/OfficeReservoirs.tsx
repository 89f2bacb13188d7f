import { Fragment } from 'react';
import type { CalendarDate } from '#domain/instant.ts';
import { shareOfStorage, type ReservoirOnDay } from '#domain/water/storage.ts';
import { RESERVOIR_SIZES } from '#domain/water/water.ts';
import { needsAttention, WATER_LEVELS, waterLevel } from '#domain/water/waterLevel.ts';
import { LevelBar } from '../../charts/LevelBar.tsx';
import { barEnd } from '../../charts/levelBarGeometry.ts';
import { LevelMark } from '../../charts/LevelMark.tsx';
import { agencyMessages } from '../../messages/agency.ts';
import { sizeTabLabels } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import { LevelMeaning } from '../water/LevelMeaning.tsx';
import { shareText } from '../water/shareText.ts';

/** With more, the list is longer than the rest of the page. */
const MOST = 8;

export interface OfficeReservoirsProps {
  readonly reservoirs: readonly ReservoirOnDay[];
  /** None when there are no figures yet. */
  readonly date?: CalendarDate;
  /** See `staleDays` in the domain. */
  readonly staleDays?: number | undefined;
}

/** The reservoirs in the provinces of an office with how full they are, the large ones first, each size under its name. */
export function OfficeReservoirs({ reservoirs, date, staleDays }: OfficeReservoirsProps) {
  const context = useRenderContext();
  if (reservoirs.length === 0 || date === undefined) return null;
  const shown = reservoirs.slice(0, MOST).map((one) => ({
    reservoir: one.reservoir,
    share: one.reading === undefined ? null : shareOfStorage(one.reading),
    // Old figures do not warn.
    level: staleDays === undefined ? waterLevel(one) : undefined,
  }));
  const levels = WATER_LEVELS.filter((level) => needsAttention(level) && shown.some((one) => one.level === level));
  const sizes = RESERVOIR_SIZES.filter((size) => shown.some(({ reservoir }) => reservoir.size === size));
  const end = barEnd(shown.map(({ share }) => share));
  return (
    <section aria-labelledby="office-reservoirs">
      <h2 id="office-reservoirs" className="margin-title office-reservoirs-title">
        {context.t(agencyMessages.reservoirs)}
      </h2>
      <p className="figure-note">
        <Unbroken text={context.t(agencyMessages.reservoirsDay, { date: context.date(date) })} />
      </p>
      {sizes.map((size) => (
        <Fragment key={size}>
          {sizes.length > 1 && <h3 className="office-reservoirs-size">{context.t(sizeTabLabels[size])}</h3>}
          <ul className="office-reservoirs">
            {shown
              .filter(({ reservoir }) => reservoir.size === size)
              .map(({ reservoir, share, level }) => (
                <li key={reservoir.id}>
                  <a href={context.to('reservoir', { id: reservoir.id })}>{reservoir.name[context.locale]}</a>
                  <b>{shareText(share, context)}</b>
                  <span className="figure-note">{reservoir.province[context.locale]}</span>
                  {level !== undefined && needsAttention(level) && <LevelMark level={level} />}
                  {share !== null && <LevelBar share={share} end={end} level={level} />}
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
      {levels.length > 0 && (
        <ul className="attention-levels figure-note">
          {levels.map((level) => (
            <li key={level}>
              <LevelMark level={level} />: <LevelMeaning level={level} />
            </li>
          ))}
        </ul>
      )}
      <p className="office-reservoirs-more">
        <a href={context.to('reservoirs')}>{context.t(agencyMessages.moreReservoirs)}</a>
      </p>
    </section>
  );
}
