import type { ContentKind } from '#domain/content/kind.ts';
import { agencyDetail } from './agencyDetail.ts';
import { albumDetail } from './albumDetail.ts';
import type { Detail } from './Detail.ts';
import { documentDetail } from './documentDetail.ts';
import { eventDetail } from './eventDetail.ts';
import { faqDetail } from './faqDetail.ts';
import { infographicDetail } from './infographicDetail.ts';
import { magazineDetail } from './magazineDetail.ts';
import { newsDetail } from './newsDetail.ts';
import { oitDetail } from './oitDetail.ts';
import { pageDetail } from './pageDetail.ts';
import { policyDetail } from './policyDetail.ts';
import { professionalDetail } from './professionalDetail.ts';
import { videoDetail } from './videoDetail.ts';

export const DETAILS: { readonly [Kind in ContentKind]: Detail<Kind> } = {
  news: newsDetail,
  document: documentDetail,
  album: albumDetail,
  video: videoDetail,
  infographic: infographicDetail,
  magazine: magazineDetail,
  faq: faqDetail,
  event: eventDetail,
  professional: professionalDetail,
  agency: agencyDetail,
  page: pageDetail,
  oit: oitDetail,
  policy: policyDetail,
};
