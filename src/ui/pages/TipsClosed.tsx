import type { SiteDetails } from '#domain/site/site.ts';
import { hotlineText } from '../hotlineText.ts';
import { tipMessages } from '../messages/tip.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { Unbroken } from '../components/text/Unbroken.tsx';

type TipsClosedProps = Pick<SiteDetails, 'contact' | 'hotline'>;

/** In place of the forms of tips where nobody could open what is sent: other ways. */
export function TipsClosed({ contact, hotline }: TipsClosedProps) {
  const context = useRenderContext();
  return (
    <section className="tip-protection" aria-labelledby="closed">
      <h2 id="closed">{context.t(tipMessages.closed)}</h2>
      <p>{context.t(tipMessages.closedText)}</p>
      <ul>
        <li>
          <a href={`tel:${hotline.number}`}>
            <Unbroken text={hotlineText(hotline, context)} />
          </a>
        </li>
        <li>{context.t(tipMessages.byLetter, { address: contact.address[context.locale] })}</li>
      </ul>
    </section>
  );
}
