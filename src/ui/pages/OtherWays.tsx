import type { SiteDetails } from '#domain/site/site.ts';
import { Sentence } from '../components/text/Sentence.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';
import { hotlineText } from '../hotlineText.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';

export interface OtherWaysProps extends Pick<SiteDetails, 'contact' | 'hotline'> {
  readonly siteName: string;
}

/** The hotlines of the National Anti-Corruption Commission (nacc.go.th) and of the Election Commission (ect.go.th). */
const OUTSIDE = { nacc: <a href="tel:1205">1205</a>, ect: <a href="tel:1444">1444</a> };

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
      <li>
        <Sentence message={tipMessages.outside} parts={OUTSIDE} />
      </li>
    </ul>
  );
}
