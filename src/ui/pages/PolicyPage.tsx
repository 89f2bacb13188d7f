import { ItemLayout } from '../components/ItemLayout.tsx';
import type { ItemPageProps } from './props.ts';

export function PolicyPage({ item, address }: ItemPageProps) {
  return <ItemLayout item={item} address={address} trail={[]} />;
}
