import { ArticleRow } from '../components/ArticleRow.tsx';
import { ListLayout } from '../components/ListLayout.tsx';
import { listMessages } from '../messages/list.ts';
import { titles } from '../messages/titles.ts';
import type { ListPageProps } from './props.ts';

export function NewsListPage(props: ListPageProps) {
  return (
    <ListLayout
      {...props}
      route="newsList"
      title={titles.newsList}
      intro={listMessages.newsIntro}
      count={listMessages.newsCount}
      row={(item) => <ArticleRow item={item} />}
    />
  );
}
