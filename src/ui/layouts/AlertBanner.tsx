import type { MessageDescriptor } from '@formatjs/intl';
import Info from 'lucide-react/icons/info';
import Sun from 'lucide-react/icons/sun';
import Waves from 'lucide-react/icons/waves';
import type { Instant } from '#domain/instant.ts';
import type { Alert, AlertLevel } from '#domain/site/alert.ts';
import type { Hotline } from '#domain/site/site.ts';
import { hotlineText } from '../hotlineText.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { Icon, type Glyph } from '../components/text/Icon.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';

interface Level {
  readonly glyph: Glyph;
  readonly name: MessageDescriptor;
  /** Where people learn more when no news item says it. */
  readonly more: { readonly route: 'reservoirs' | 'contact'; readonly label: MessageDescriptor };
}

const WATER = { route: 'reservoirs', label: pageLayoutMessages.alertWater } as const;

const LEVELS: Readonly<Record<AlertLevel, Level>> = {
  notice: {
    glyph: Info,
    name: pageLayoutMessages.alertNotice,
    more: { route: 'contact', label: pageLayoutMessages.alertContact },
  },
  drought: { glyph: Sun, name: pageLayoutMessages.alertDrought, more: WATER },
  flood: { glyph: Waves, name: pageLayoutMessages.alertFlood, more: WATER },
};

interface AlertBannerProps {
  readonly alert: Alert;
  /** Whom to call. */
  readonly hotline: Hotline;
}

/** An alert above every page of the site, from when until when it is to be shown. Icon and name show its level as well as colour. */
export function AlertBanner({ alert, hotline }: AlertBannerProps) {
  const context = useRenderContext();
  const { glyph, name, more } = LEVELS[alert.level];
  const title = <Unbroken text={alert.title[context.locale]} />;
  return (
    <div role="region" className="alert-banner" data-level={alert.level} aria-labelledby="alert-title">
      <div className="container alert-banner-row">
        <Icon icon={glyph} />
        <div>
          <p id="alert-title" className="alert-banner-title">
            <strong>
              {context.t(name)}:{' '}
              {alert.news === undefined ? title : <a href={context.to('news', { id: alert.news })}>{title}</a>}
            </strong>
          </p>
          <p>
            <Unbroken text={alert.text[context.locale]} />
          </p>
          <p className="alert-banner-facts">
            <span>
              <Moment message={pageLayoutMessages.alertFrom} at={alert.from} />{' '}
              <Moment message={pageLayoutMessages.alertUntil} at={alert.until} />
            </span>
            {alert.news === undefined && <a href={context.to(more.route)}>{context.t(more.label)}</a>}
            <a href={`tel:${hotline.number}`}>{hotlineText(hotline, context)}</a>
          </p>
        </div>
      </div>
    </div>
  );
}

interface MomentProps {
  readonly message: MessageDescriptor;
  readonly at: Instant;
}

/** From when or until when, on one line where it has room. */
function Moment({ message, at }: MomentProps) {
  const context = useRenderContext();
  return (
    <span className="phrase">
      <Sentence
        message={message}
        parts={{ date: <span className="nb">{context.shortDate(at)}</span>, time: context.time(at) }}
      />
    </span>
  );
}
