import { ArticleRow } from '../components/list/ArticleRow.tsx';
import { ListLayout } from '../components/list/ListLayout.tsx';
import type { ListPageProps } from './props.ts';

export function NewsListPage(props: ListPageProps) {
  return <ListLayout {...props} route="newsList" row={(item) => <ArticleRow item={item} />} />;
}
