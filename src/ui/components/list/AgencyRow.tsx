import type { ContentSummary } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { Phrases } from '../text/Phrases.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface AgencyRowProps {
  readonly item: ContentSummary;
  readonly level: 2 | 3;
  /** Whether the page says above its rows that masked numbers are invented. */
  readonly isExplained?: boolean;
}

/** An office in a list: name, the provinces it looks after or else its responsibility, address, telephone. */
export function AgencyRow({ item, level, isExplained = false }: AgencyRowProps) {
  const context = useRenderContext();
  const Heading = `h${level}` as const;
  if (item.detail.kind !== 'agency') return null;
  const { address, phone, provinces = [] } = item.detail;
  return (
    <article className="agency-row">
      <div>
        <Heading className="agency-row-name">
          <TitleLink item={item} />
        </Heading>
        {provinces.length > 0 ? (
          <p className="agency-row-provinces">{context.list(provinces.map(({ label }) => label))}</p>
        ) : (
          <p className="agency-row-summary">
            <Unbroken text={item.summary} />
          </p>
        )}
      </div>
      <p className="agency-row-contact">
        <Phrases text={address} />
      </p>
      {phone !== undefined && (
        <p className="agency-row-phone">
          <PhoneLink number={phone} isExplained={isExplained} />
        </p>
      )}
    </article>
  );
}
