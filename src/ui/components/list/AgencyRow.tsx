import type { ContentSummary } from '#domain/content/content.ts';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { TitleLink } from '../item/TitleLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** An office in a list: name, responsibility, address, telephone. */
export function AgencyRow({ item, level }: { readonly item: ContentSummary; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (item.detail.kind !== 'agency') return null;
  const { address, phone } = item.detail;
  return (
    <article className="agency-row">
      <div>
        <Heading className="agency-row-name">
          <TitleLink item={item} />
        </Heading>
        <p className="agency-row-summary">
          <Unbroken text={item.summary} />
        </p>
      </div>
      <p className="agency-row-contact">
        <Unbroken text={address} />
      </p>
      {phone !== undefined && (
        <p className="agency-row-phone">
          <PhoneLink number={phone} />
        </p>
      )}
    </article>
  );
}
