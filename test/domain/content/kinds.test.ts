import { expect } from 'chai';
import {
  CONTENT_KINDS,
  FEED_KINDS,
  FILTERED_KINDS,
  isContentKind,
  isRequired,
  KINDS,
  kindOfFolder,
  kindOfList,
  type ItemPart,
} from '#domain/content/kinds.ts';

describe('A kind of content', () => {
  it('is one of the thirteen kinds that a department publishes', () => {
    expect(new Set(CONTENT_KINDS)).to.have.property('size', 13);
    expect(CONTENT_KINDS.every(isContentKind)).to.equal(true);
  });

  it('is refused as a plural, in capitals, or as the name of a property of every object', () => {
    const others = ['', 'News', 'documents', ' news', 'length', 'constructor', 'toString', '__proto__', 'ข่าว'];
    expect(others.filter(isContentKind)).to.deep.equal([]);
  });

  it('has its list newest first, soonest first or in the order of its categories', () => {
    expect(Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, KINDS[kind].order]))).to.deep.equal({
      news: 'newest',
      document: 'newest',
      album: 'newest',
      video: 'newest',
      infographic: 'newest',
      magazine: 'newest',
      faq: 'byCategory',
      event: 'soonest',
      professional: 'byCategory',
      agency: 'byCategory',
      page: 'byCategory',
      oit: 'byCategory',
      policy: 'byCategory',
    });
  });

  it('is found by its folder and by the route of its list, each used by no other kind', () => {
    expect(kindOfFolder('photos')).to.equal('album');
    expect(kindOfFolder('album')).to.equal(undefined);
    expect(kindOfList('newsList')).to.equal('news');
    expect(kindOfList('news')).to.equal(undefined);
    for (const kind of CONTENT_KINDS) {
      const { folder, list } = KINDS[kind];
      expect(kindOfFolder(folder)).to.equal(kind);
      if (list !== null) expect(kindOfList(list)).to.equal(kind);
    }
  });

  it('has a feed where its list is filtered by visitors', () => {
    expect(FEED_KINDS).to.deep.equal(['news', 'document', 'album', 'video', 'infographic', 'magazine', 'event']);
    expect(FILTERED_KINDS).to.deep.equal(FEED_KINDS);
    expect(FEED_KINDS.map((kind) => KINDS[kind].feed)).to.deep.equal([
      ...['news', 'documents', 'photos', 'videos', 'infographics', 'magazines', 'events'],
    ]);
  });

  it('requires a category, a subcategory, a summary, a text or pictures', () => {
    const kindsThatRequire = (part: ItemPart) => CONTENT_KINDS.filter((kind) => isRequired(kind, part));
    expect(kindsThatRequire('category')).to.deep.equal(['news', 'document', 'oit']);
    expect(kindsThatRequire('subcategory')).to.deep.equal(['oit']);
    expect(kindsThatRequire('pictures')).to.deep.equal(['album']);
    expect(kindsThatRequire('summary')).to.deep.equal(
      CONTENT_KINDS.filter((kind) => !['faq', 'professional', 'agency', 'oit'].includes(kind)),
    );
    expect(kindsThatRequire('body')).to.deep.equal(['news', 'document', 'infographic', 'faq', 'page', 'policy']);
  });
});
