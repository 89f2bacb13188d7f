import { ItemLayout } from '../components/ItemLayout.tsx';
import { usePage } from '../PageContext.tsx';
import type { ContentPageProps } from './props.ts';

/** A generic page by its url name, and a page below one. */
export function ContentPage({ item, address, parent }: ContentPageProps) {
  const page = usePage();
  const trail = parent ? [{ label: parent.title, href: page.to('page', { urlname: parent.urlName }) }] : [];
  return <ItemLayout item={item} address={address} trail={trail} />;
}
