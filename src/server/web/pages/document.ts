import type { PageHandler } from '../PageResult.ts';
import { itemPage } from './itemPage.ts';

export const document: PageHandler = (request) =>
  itemPage(request, 'document', request.params['id'] ?? '', (_, common) => ({ view: 'document', ...common }));
