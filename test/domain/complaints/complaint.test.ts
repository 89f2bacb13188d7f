import { expect } from 'chai';
import { complaint, complaintFields, MAX_PLACE_LENGTH, parsePlace } from '#domain/complaints/complaint.ts';
import { TOPIC_GROUPS, TOPICS } from '#domain/complaints/complaintTopic.ts';
import type { LongText } from '#domain/forms/longText.ts';
import type { PersonName } from '#domain/forms/personName.ts';
import type { PhoneNumber } from '#domain/forms/phone.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

const FIELDS = { text: 'ประตูน้ำชำรุด' as LongText, firstName: 'มาลี' as PersonName, lastName: 'ใจดี' as PersonName };

describe('A complaint (complaint, parsePlace)', () => {
  it('needs one way to reach its complainant, whichever it is', () => {
    expect(codeOf(complaint(FIELDS))).to.equal('complainantUnreachable');
    const extraPhone = '021234567' as PhoneNumber;
    expect(value(complaint({ ...FIELDS, extraPhone }))).to.deep.equal({ ...FIELDS, extraPhone });
  });

  it('must have a first name, a last name and a text, and nothing else', () => {
    const required = Object.entries(complaintFields).filter(([, field]) => !('isOptional' in field));
    expect(required.map(([name]) => name)).to.deep.equal(['text', 'firstName', 'lastName']);
  });

  it('takes a mobile number of exactly ten digits, and another phone of nine or ten', () => {
    expect(codeOf(complaintFields.phone.parse('021234567'))).to.equal('mobileFormat');
    expect(value(complaintFields.phone.parse('๐๘๑ ๒๓๔ ๕๖๗๘'))).to.equal('0812345678');
    expect(value(complaintFields.extraPhone.parse('02 123 4567'))).to.equal('021234567');
  });

  it('is about one topic of the tree, each of which is in one group', () => {
    expect(new Set(TOPICS)).to.have.property('size', Object.values(TOPIC_GROUPS).flat().length);
    for (const topic of TOPICS) expect(value(complaintFields.topic.parse(topic))).to.equal(topic);
    expect(codeOf(complaintFields.topic.parse('corruption'))).to.equal('notOffered');
  });

  it('names a place in one line', () => {
    expect(value(parsePlace(' หมู่ 3\nบ้านท่า '))).to.equal('หมู่ 3 บ้านท่า');
    expect(codeOf(parsePlace('a'.repeat(MAX_PLACE_LENGTH + 1)))).to.equal('tooLong');
  });
});
