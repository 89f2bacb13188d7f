import { ArticleRow } from '../components/ArticleRow.tsx';
import { ListLayout } from '../components/ListLayout.tsx';
import type { ListPageProps } from './props.ts';

export function NewsListPage(props: ListPageProps) {
  return <ListLayout {...props} route="newsList" row={(item) => <ArticleRow item={item} />} />;
}
