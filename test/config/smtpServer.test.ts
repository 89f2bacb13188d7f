import { expect } from 'chai';
import { readServerSettings, SettingsError } from '#config/Settings.ts';
import { parseSmtpUrl } from '#config/smtpServer.ts';

describe('The address of the mail server', () => {
  it('has a host, and the usual port where none is given', () => {
    expect(parseSmtpUrl('smtp://mail.example')).to.deep.equal({ host: 'mail.example', port: 587, isSecure: false });
    expect(parseSmtpUrl('smtps://mail.example/')).to.deep.equal({ host: 'mail.example', port: 465, isSecure: true });
    expect(parseSmtpUrl('smtp://[::1]:25')).to.deep.equal({ host: '::1', port: 25, isSecure: false });
  });

  it('may have a user and a password, with any characters', () => {
    expect(parseSmtpUrl('smtps://no%40reply:p%3A%2F%E0%B8%81@mail.example')?.login).to.deep.equal({
      user: 'no@reply',
      password: 'p:/ก',
    });
  });

  it('is nothing else', () => {
    const wrong = ['', 'mail.example', 'http://mail.example', 'smtp://', 'smtp://user@mail.example'];
    for (const text of [
      ...wrong,
      'smtp://mail.example/x',
      'smtp://mail.example?pool=true',
      'smtp://a:%ff@mail.example',
    ])
      expect(parseSmtpUrl(text), text).to.equal(undefined);
  });

  it('needs the address of the sender beside it, and never appears in an error', () => {
    const read = (given: Readonly<Record<string, string>>) => {
      try {
        readServerSettings(given);
      } catch (error) {
        if (error instanceof SettingsError) return error.message;
        throw error;
      }
      return '';
    };
    expect(read({ SMTP_URL: 'smtp://u:secret@mail.example' })).to.equal('setting MAIL_FROM: is required with SMTP_URL');
    const error = read({ SMTP_URL: 'smtp://u:secret@', MAIL_FROM: 'a@b, c@d.example' });
    expect(error).to.include('setting SMTP_URL').and.include('setting MAIL_FROM').and.not.include('secret');
  });
});
