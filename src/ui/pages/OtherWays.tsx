import type { SiteDetails } from '#domain/site/site.ts';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { hotlineText } from '../hotlineText.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';

export interface OtherWaysProps extends Pick<SiteDetails, 'contact' | 'hotline'> {
  readonly siteName: string;
}

/** How somebody reports in confidence, or asks about a report, without this website. */
export function OtherWays({ siteName, contact, hotline }: OtherWaysProps) {
  const context = useRenderContext();
  const address = contact.address[context.locale];
  return (
    <ul className="other-ways">
      <li>
        <a href={`tel:${hotline.number}`}>
          <Unbroken text={hotlineText(hotline, context)} />
        </a>
        <br />
        <Unbroken text={context.t(tipMessages.callShows)} />
      </li>
      {address !== '' && (
        <li>
          {context.t(tipMessages.byLetter)}
          <address>
            <Unbroken text={siteName} />
            <br />
            <Unbroken text={address} />
          </address>
        </li>
      )}
    </ul>
  );
}
