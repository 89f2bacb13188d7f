import { expect } from 'chai';
import { foldText } from '#adapters/store/search/words/foldText.ts';
import { indexForm, indexWords } from '#adapters/store/search/words/indexWords.ts';
import { splitWords } from '#adapters/store/search/words/splitWords.ts';
import { SYNONYMS } from '#adapters/store/search/words/synonymList.ts';
import { phraseToken, phraseTokensIn } from '#adapters/store/search/words/phraseTokens.ts';
import { Synonyms } from '#adapters/store/search/words/Synonyms.ts';
import { titlePieces } from '#adapters/store/search/query/suggestDocuments.ts';
import { plainText } from '#adapters/store/search/plainText.ts';

const synonyms = new Synonyms();
const words = (text: string) => [...splitWords(text)].map((word) => word.text);

describe('A folded text', () => {
  it('is the same however sara am, sara ae and doubled marks were typed', () => {
    for (const typed of ['น้ำ', 'นํ้า', 'น้ํา', 'นำ้', 'น้้ำ', 'น\u200b้ำ']) expect(foldText(typed), typed).to.equal('น้ำ');
    expect(foldText('เเม่งัด')).to.equal('แม่งัด');
  });

  it('has Arabic digits, small letters without accents, and no characters that nobody sees', () => {
    expect(foldText('พ.ศ. ๒๕๖๙ CAFÉ\u00ad\ufeff')).to.equal('พ.ศ. 2569 cafe');
    expect(foldText('Huai\u2060-Luang’s')).to.equal("huai-luang's");
  });

  it('keeps letters that are no accents of others', () => {
    expect(foldText('ก็ ๆ ไก่ ß ø 水')).to.equal('ก็ ๆ ไก่ ß ø 水');
  });
});

describe('The words of a text', () => {
  it('are those of a dictionary in Thai, and those between other signs elsewhere', () => {
    expect(words('ปริมาณน้ำฝนของเขื่อนภูมิพล')).to.deep.equal(['ปริมาณ', 'น้ำ', 'ฝน', 'ของ', 'เขื่อน', 'ภูมิพล']);
    expect(words('water-users (groups), a@b.th')).to.deep.equal(['water', 'users', 'groups', 'a', 'b', 'th']);
  });

  it('end where Thai letters and others meet, and numbers keep their separators', () => {
    expect(words('ปี2569 กช25 O10')).to.deep.equal(['ปี', '2569', 'กช', '25', 'O10']);
    expect(words('60,000 บาท 08.30–16.30 น.')).to.deep.equal(['60,000', 'บาท', '08.30', '16.30', 'น']);
  });

  it('have their places in the text', () => {
    const text = 'เขื่อน ภูมิพล: dam';
    for (const { text: word, start, end } of splitWords(text)) expect(text.slice(start, end)).to.equal(word);
  });

  it('are found in a long text without spaces, all of them', () => {
    const text = 'น้ำฝน'.repeat(2_000);
    const found = [...splitWords(text)];
    expect(found.at(-1)?.end).to.equal(text.length);
    expect(found.map((word) => word.text).join('')).to.equal(text);
  });
});

describe('The words of the index', () => {
  it('are English words without their endings, numbers without separators, and Thai words as they are', () => {
    expect(indexWords('Dams, complaints and 60,000 users’ ปตร.')).to.deep.equal(
      ['dams', 'complaints', 'and', '60000', "users'", 'ปตร'].map(indexForm),
    );
    expect(indexForm('dams')).to.equal(indexForm("dam's"));
    expect(indexForm('ชลประทาน')).to.equal('ชลประทาน');
  });

  it('leave out what is no word', () => {
    expect(indexWords(`${'x'.repeat(51)} ok ~~~ ้`)).to.deep.equal(['ok']);
  });
});

describe('The list of synonyms', () => {
  it('has at least two entries in each line, each with words, and no line twice', () => {
    for (const line of SYNONYMS) {
      const entries = line.split('=').map((entry) => entry.trim());
      expect(entries.length, line).to.be.greaterThan(1);
      for (const entry of entries) expect(indexWords(entry), line).not.to.be.empty;
      expect(new Set(entries).size, line).to.equal(entries.length);
    }
    expect(new Set(SYNONYMS).size).to.equal(SYNONYMS.length);
  });

  it('gives the others of the longest entry that begins at a word', () => {
    const { length, others } = synonyms.longestAt(indexWords('ราคา water fee'), 1);
    expect(length).to.equal(2);
    expect(others).to.deep.include(indexWords('ค่าน้ำ'));
    expect(synonyms.longestAt(['zzz'], 0)).to.deep.equal({ length: 0, others: [] });
  });
});

describe('The plain text of a body', () => {
  it('separates blocks, and nothing within a word', () => {
    expect(
      plainText(
        '<h2>หัว</h2><p>กรม<strong>ชล</strong>ประทาน &amp; <a href="/x">น้ำ</a></p><ul><li>a</li><li>b</li></ul>',
      ),
    ).to.equal('หัว · กรมชลประทาน & น้ำ · a · b');
  });

  it('keeps the cells of a table apart, and blocks that do not end with punctuation', () => {
    const table =
      '<table><tr><th>Level</th><th></th>\n<th>Who</th></tr>\n<tr><td>1.</td><td>the <b>head</b></td></tr></table>';
    expect(plainText(`<h2>Levels</h2>\n<div>${table}</div>\n<p>After<br>it.</p>\n<p>(The end.)</p><p>x</p>`)).to.equal(
      'Levels · Level · Who · 1. · the head · After it. (The end.) x',
    );
  });

  it('has the characters that are written as entities, once', () => {
    expect(plainText('&lt;b&gt; &#3609; &#x0E19; &amp;lt; &nbsp;&unknown;')).to.equal('<b> น น &lt; &unknown;');
    expect(plainText('&#0; &#9999999;')).to.equal('');
  });
});

describe('The pieces of what is typed that a title has to contain', () => {
  it('are each looked for once, and not within another one', () => {
    expect(titlePieces('a '.repeat(100))).to.deep.equal(['a']);
    expect(titlePieces('dam da “water” at water')).to.deep.equal(['dam', 'water']);
    expect(titlePieces(' "" “” ')).to.deep.equal([]);
  });

  it('are not more than a title is long', () => {
    const many = Array.from({ length: 100 }, (_, index) => String(100 + index));
    expect(titlePieces(many.join(' '))).to.deep.equal(many.slice(0, 16));
  });
});

describe('A phrase of common words', () => {
  it('has one word of its own in the index when it is in the list of synonyms', () => {
    expect(phraseToken(synonyms, ['อ่าง', 'เก็บ', 'น้ำ'])).to.equal('อ่างเก็บน้ำ');
    expect(phraseTokensIn(synonyms, ['ใน', 'อ่าง', 'เก็บ', 'น้ำ', 'chiang', 'mai'])).to.deep.equal([
      'อ่างเก็บน้ำ',
      'chiangmai',
    ]);
  });

  it('has one when the dictionary takes two Thai words for one elsewhere', () => {
    expect(phraseToken(synonyms, ['ที่', 'ดิน'])).to.equal('ที่ดิน');
    expect(phraseTokensIn(synonyms, ['ที่', 'ดิน', 'ของ', 'เขา'])).to.deep.equal(['ที่ดิน']);
  });

  it('has none otherwise', () => {
    expect(phraseToken(synonyms, ['เก็บ', 'น้ำ'])).to.be.undefined;
    expect(phraseToken(synonyms, ['dam'])).to.be.undefined;
    expect(phraseToken(synonyms, [])).to.be.undefined;
  });
});
