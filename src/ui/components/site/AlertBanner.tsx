import type { MessageDescriptor } from '@formatjs/intl';
import Info from 'lucide-react/icons/info';
import Sun from 'lucide-react/icons/sun';
import Waves from 'lucide-react/icons/waves';
import type { Alert, AlertLevel } from '#domain/site/alert.ts';
import { frameMessages } from '../../messages/pageLayout.ts';
import { usePage } from '../../RenderContext.tsx';
import { Icon, type Glyph } from './Icon.tsx';
import { unbroken } from '../text/unbroken.ts';

const LEVELS: Readonly<Record<AlertLevel, { readonly glyph: Glyph; readonly name: MessageDescriptor }>> = {
  notice: { glyph: Info, name: frameMessages.alertNotice },
  drought: { glyph: Sun, name: frameMessages.alertDrought },
  flood: { glyph: Waves, name: frameMessages.alertFlood },
};

/** Words that stand above every page of the site while they are due: told by icon and name as well as by colour. */
export function AlertBanner({ alert }: { readonly alert: Alert }) {
  const page = usePage();
  const { glyph, name } = LEVELS[alert.level];
  return (
    <div role="region" className="alert-banner" data-level={alert.level} aria-labelledby="alert-title">
      <div className="container alert-banner-row">
        <Icon of={glyph} />
        <div>
          <p id="alert-title">
            <strong>
              {page.t(name)}: {alert.title[page.locale]}
            </strong>
          </p>
          <p>
            {alert.text[page.locale]}{' '}
            <span className="alert-banner-until">
              {unbroken(page.t(frameMessages.alertUntil, { when: page.dateTime(alert.until) }))}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
