import { expect } from 'chai';
import { wordsOfPath } from '#domain/search/wordsOfPath.ts';

describe('The words of an address that leads nowhere', () => {
  it('are its segments without the language, hyphens and the ending of a file', () => {
    expect(wordsOfPath('/en/news/dam-closed_2026.html')).to.equal('news dam closed 2026');
    expect(wordsOfPath('/th/ข่าว/เขื่อนภูมิพล')).to.equal('ข่าว เขื่อนภูมิพล');
    expect(wordsOfPath('/TH/index.php')).to.equal('index');
    expect(wordsOfPath('/old-site/plan')).to.equal('old site plan');
  });

  it('keep the marks of Thai words', () => {
    expect(wordsOfPath('/th/น้ำท่วม')).to.equal('น้ำท่วม');
  });

  it('are none when it has only signs', () => {
    expect(wordsOfPath('/en')).to.equal('');
    expect(wordsOfPath('/')).to.equal('');
    expect(wordsOfPath('/en/%/-/..')).to.equal('');
  });

  it('are at most eight', () => {
    expect(wordsOfPath('/en/a-b-c-d-e-f-g-h-i-j')).to.equal('a b c d e f g h');
  });
});
