import { expect } from 'chai';
import {
  parseRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODE_COUNT,
  recoveryCodeOf,
} from '#domain/members/recoveryCode.ts';
import { codeOf } from '#test/support/memberBuilders.ts';
import { value } from '#test/support/inboxBuilders.ts';

describe('A recovery code (recoveryCodeOf, parseRecoveryCode)', () => {
  it('has sixteen characters in groups of four, from 80 random bits; there are ten', () => {
    expect([RECOVERY_CODE_COUNT, RECOVERY_CODE_BYTES]).to.deep.equal([10, 10]);
    expect(recoveryCodeOf(new Uint8Array(10))).to.equal('0000-0000-0000-0000');
    expect(recoveryCodeOf(new Uint8Array(10).fill(0xff))).to.equal('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(recoveryCodeOf(Uint8Array.of(8, 134, 66, 152, 233, 74, 82, 148, 165, 41))).to.match(
      /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/,
    );
  });

  it('is read in any case, with other separators, with Thai digits, and with O, I and L', () => {
    for (const typed of ['1A0B-2C3D-4E5F-6G7H', ' 1a0b2c3d4e5f6g7h ', 'IAOB 2C3D 4E5F 6G7H', 'la๐b–2c๓d–4e5f–6g7h'])
      expect(value(parseRecoveryCode(typed)), typed).to.equal('1A0B-2C3D-4E5F-6G7H');
  });

  it('is refused when it is empty, or has another length or character', () => {
    expect(codeOf(parseRecoveryCode(' - '))).to.equal('required');
    for (const typed of ['1A0B-2C3D-4E5F-6G7', '1A0B-2C3D-4E5F-6G7HJ', '1A0B-2C3D-4E5F-6G7U', 'น้ำ'])
      expect(codeOf(parseRecoveryCode(typed)), typed).to.equal('recoveryCodeFormat');
  });
});
