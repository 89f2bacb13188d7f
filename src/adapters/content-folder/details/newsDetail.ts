import { detail } from './Detail.ts';

class NewsShape {}

export const newsDetail = detail<'news', NewsShape>(NewsShape, () => ({ kind: 'news' }));
