import type { ContentKind } from '#domain/content/kinds.ts';
import { agencyDetail } from './agencyDetail.ts';
import type { ReadDetail } from './Detail.ts';
import { documentDetail } from './documentDetail.ts';
import { eventDetail } from './eventDetail.ts';
import { oitDetail } from './oitDetail.ts';
import { albumDetail, infographicDetail, magazineDetail } from './pictureDetails.ts';
import { professionalDetail } from './professionalDetail.ts';
import { faqDetail, newsDetail, pageDetail, policyDetail } from './textDetails.ts';
import { videoDetail } from './videoDetail.ts';

export const DETAILS: { readonly [Kind in ContentKind]: ReadDetail<Kind> } = {
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
