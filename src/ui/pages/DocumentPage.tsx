import { DocumentFacts } from '../components/DocumentFacts.tsx';
import { ItemLayout } from '../components/ItemLayout.tsx';
import { titles } from '../messages/titles.ts';
import { usePage } from '../PageContext.tsx';
import type { ItemPageProps } from './props.ts';

export function DocumentPage({ item, address }: ItemPageProps) {
  const page = usePage();
  const trail = [{ label: page.say(titles.documents), href: page.to('documents') }];
  return <ItemLayout item={item} address={address} trail={trail} facts={<DocumentFacts item={item} />} filesFirst />;
}
