import type { MessageDescriptor } from '@formatjs/intl';
import type { ContentItem } from '#domain/content/content.ts';
import { itemMessages } from '../messages/item.ts';
import { usePage } from '../PageContext.tsx';

/** Who issued a document, when, under which number. */
export function DocumentFacts({ item }: { readonly item: ContentItem }) {
  const page = usePage();
  if (item.detail.kind !== 'document') return null;
  const { number, issuedBy, issuedOn } = item.detail;
  const facts: readonly (readonly [MessageDescriptor, string | undefined])[] = [
    [itemMessages.category, item.category?.label],
    [itemMessages.documentNumber, number],
    [itemMessages.issuedBy, issuedBy],
    [itemMessages.issuedOn, issuedOn === undefined ? undefined : page.date(issuedOn)],
  ];
  const known = facts.filter(([, fact]) => fact !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="document-facts">
      {known.map(([name, fact]) => (
        <div key={name.id?.toString()}>
          <dt>{page.say(name)}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
