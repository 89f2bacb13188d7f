import { ItemLayout } from '../components/ItemLayout.tsx';
import { titles } from '../messages/titles.ts';
import { usePage } from '../PageContext.tsx';
import type { ItemPageProps } from './props.ts';

export function NewsPage({ item, address }: ItemPageProps) {
  const page = usePage();
  const trail = [{ label: page.say(titles.newsList), href: page.to('newsList') }];
  if (item.category)
    trail.push({
      label: item.category.label,
      href: page.to('newsList', {}, { category: item.category.code }),
    });
  return <ItemLayout item={item} address={address} trail={trail} />;
}
