import { ItemLayout } from '../components/ItemLayout.tsx';
import { arrangedTrail } from '../components/arrangedTrail.ts';
import { usePage } from '../PageContext.tsx';
import type { ItemPageProps } from './props.ts';

export function FaqAnswerPage({ item, address }: ItemPageProps) {
  const page = usePage();
  return <ItemLayout item={item} address={address} trail={arrangedTrail(page, 'faq')} />;
}
