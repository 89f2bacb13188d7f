import type { ContentSummary } from '#domain/content/content.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { itemLink } from '../item/itemLink.ts';
import { PersonPortrait } from '../item/PersonPortrait.tsx';
import { PhoneLink } from '../text/PhoneLink.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

/** A person in a list: name, position, expertise, contact (spec §3). */
export function PersonCard({ item, level }: { readonly item: ContentSummary; readonly level: 2 | 3 }) {
  const context = useRenderContext();
  const Heading = `h${level}` as const;
  if (item.detail.kind !== 'professional') return null;
  const { position, phone, email } = item.detail;
  return (
    <article className="person-card">
      <PersonPortrait picture={item.cover} sizes="7rem" />
      <div className="person-card-text">
        <Heading className="person-card-name">
          <a href={itemLink(context, item)}>{item.title}</a>
        </Heading>
        <p className="person-card-position">
          <Unbroken text={position} />
        </p>
        <p className="person-card-summary">
          <Unbroken text={item.summary} />
        </p>
        <ul className="person-card-contact">
          {phone !== undefined && (
            <li>
              <PhoneLink number={phone} />
            </li>
          )}
          {email !== undefined && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
