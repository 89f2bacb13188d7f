import type { ContentItem } from '#domain/content/content.ts';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Facts } from './Facts.tsx';

/** The issuer, date and number of a document. */
export function DocumentFacts({ item }: { readonly item: ContentItem }) {
  const context = useRenderContext();
  if (item.detail.kind !== 'document') return null;
  const { number, issuedBy, issuedOn } = item.detail;
  return (
    <Facts
      facts={[
        { name: context.t(itemMessages.category), value: item.category?.label },
        { name: context.t(itemMessages.documentNumber), value: number },
        { name: context.t(itemMessages.issuedBy), value: issuedBy },
        { name: context.t(itemMessages.issuedOn), value: issuedOn && context.date(issuedOn) },
      ]}
    />
  );
}
