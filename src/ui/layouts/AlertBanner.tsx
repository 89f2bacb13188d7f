import type { MessageDescriptor } from '@formatjs/intl';
import Info from 'lucide-react/icons/info';
import Phone from 'lucide-react/icons/phone';
import Sun from 'lucide-react/icons/sun';
import Waves from 'lucide-react/icons/waves';
import type { Instant } from '#domain/instant.ts';
import type { Alert, AlertLevel } from '#domain/site/alert.ts';
import type { SiteDetails } from '#domain/site/site.ts';
import { hotlineText } from '../hotlineText.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { CallLinks } from '../components/text/CallLinks.tsx';
import { DISASTER_LINE } from '../components/text/emergencyNumbers.tsx';
import { Icon, type Glyph } from '../components/text/Icon.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';

interface Level {
  readonly glyph: Glyph;
  readonly name: MessageDescriptor;
  /** Label of the link to its news item. */
  readonly news: MessageDescriptor;
  /** Where people learn more when no news item says it. */
  readonly more: { readonly route: 'reservoirs' | 'newsList' | 'contact'; readonly label: MessageDescriptor };
}

const LEVELS: Readonly<Record<AlertLevel, Level>> = {
  notice: {
    glyph: Info,
    name: pageLayoutMessages.alertNotice,
    news: pageLayoutMessages.alertNoticeNews,
    more: { route: 'contact', label: pageLayoutMessages.alertContact },
  },
  drought: {
    glyph: Sun,
    name: pageLayoutMessages.alertDrought,
    news: pageLayoutMessages.alertDroughtNews,
    more: { route: 'reservoirs', label: pageLayoutMessages.alertWater },
  },
  flood: {
    glyph: Waves,
    name: pageLayoutMessages.alertFlood,
    news: pageLayoutMessages.alertFloodNews,
    more: { route: 'newsList', label: pageLayoutMessages.alertLatestNews },
  },
};

interface AlertBannerProps {
  readonly alert: Alert;
  /** Who published it, and whom to call. */
  readonly site: Pick<SiteDetails, 'name' | 'hotline'>;
  /** Whether it stands above the news item that says more. */
  readonly isNewsOfAlert?: boolean;
}

/**
 * An alert above every page of the site. Icon and name show its level as well as colour. In a flood the first link calls
 * for rescue.
 */
export function AlertBanner({ alert, site, isNewsOfAlert = false }: AlertBannerProps) {
  const context = useRenderContext();
  const { glyph, name, news, more } = LEVELS[alert.level];
  return (
    <div role="region" className="alert-banner" data-level={alert.level} aria-labelledby="alert-title">
      <div className="container alert-banner-row">
        <Icon icon={glyph} />
        <p id="alert-title" className="alert-banner-title">
          <strong>
            {context.t(name)}: <Unbroken text={alert.title[context.locale]} />
          </strong>
        </p>
        <p>
          <CallLinks text={alert.text[context.locale]} />
        </p>
        <p className="alert-banner-links">
          {alert.level === 'flood' && (
            <a className="button-link" href={`tel:${DISASTER_LINE}`}>
              <Icon icon={Phone} />
              {context.t(pageLayoutMessages.alertRescue, { number: DISASTER_LINE })}
            </a>
          )}
          {alert.news === undefined ? (
            <a href={context.to(more.route)}>{context.t(more.label)}</a>
          ) : (
            !isNewsOfAlert && <a href={context.to('news', { id: alert.news })}>{context.t(news)}</a>
          )}
          <a href={`tel:${site.hotline.number}`}>{hotlineText(site.hotline, context)}</a>
        </p>
        <dl className="alert-banner-facts">
          <div>
            <dt>{context.t(pageLayoutMessages.alertPublisher)}</dt>{' '}
            <dd>
              <Unbroken text={site.name[context.locale]} />
            </dd>
          </div>
          <Moment name={pageLayoutMessages.alertFrom} at={alert.from} />
          <Moment name={pageLayoutMessages.alertUntil} at={alert.until} />
        </dl>
      </div>
    </div>
  );
}

function Moment({ name, at }: { readonly name: MessageDescriptor; readonly at: Instant }) {
  const context = useRenderContext();
  const parts = { date: context.shortDate(at), time: context.time(at) };
  return (
    <div>
      <dt>{context.t(name)}</dt>{' '}
      <dd>
        <time dateTime={at}>{context.t(pageLayoutMessages.alertMoment, parts)}</time>
      </dd>
    </div>
  );
}
