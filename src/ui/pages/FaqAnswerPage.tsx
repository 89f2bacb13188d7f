import { ItemLayout } from '../components/item/ItemLayout.tsx';
import type { ItemPageProps } from './props.ts';

export function FaqAnswerPage(props: ItemPageProps) {
  return <ItemLayout {...props} />;
}
