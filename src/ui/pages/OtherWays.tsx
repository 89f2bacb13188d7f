import type { SiteDetails } from '#domain/site/site.ts';
import { Sentence } from '../components/text/Sentence.tsx';
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
    <>
      <ul className="other-ways">
        <li>
          <a href={`tel:${hotline.number}`}>
            <Unbroken text={hotlineText(hotline, context)} />
          </a>
        </li>
        {address !== '' && (
          <li>
            <Unbroken text={context.t(tipMessages.byLetter)} />
            <address>
              <Unbroken text={siteName} />
              <br />
              <Unbroken text={address} />
            </address>
          </li>
        )}
      </ul>
      <p>
        <Unbroken text={context.t(tipMessages.callShows)} />
      </p>
      <Outside />
    </>
  );
}

/** The National Anti-Corruption Commission (nacc.go.th) and the Election Commission (ect.go.th), by their hotlines. */
function Outside() {
  const context = useRenderContext();
  const nacc = (
    <a href="tel:1205">
      <Unbroken text={context.t(tipMessages.nacc)} />
    </a>
  );
  const ect = (
    <a href="tel:1444">
      <Unbroken text={context.t(tipMessages.ect)} />
    </a>
  );
  return (
    <p>
      <Sentence message={tipMessages.outside} parts={{ nacc, ect }} />
    </p>
  );
}
