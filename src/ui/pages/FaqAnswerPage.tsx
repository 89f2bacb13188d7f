import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from '../components/item/ItemLayout.tsx';

export function FaqAnswerPage(props: ItemPageProps) {
  return <ItemLayout {...props} />;
}
