import { expect } from 'chai';
import { readSettings, SettingsError } from '#config/Settings.ts';

const GOOGLE = {
  SOCIAL_LOGIN: 'google',
  SOCIAL_LOGIN_GOOGLE_NAME: 'กูเกิล | Google',
  SOCIAL_LOGIN_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_LOGIN_GOOGLE_CLIENT_ID: 'id',
  SOCIAL_LOGIN_GOOGLE_CLIENT_SECRET: 'secret',
};

describe('The settings of social login', () => {
  const errorOf = (given: Readonly<Record<string, string>>) => {
    try {
      readSettings(given);
    } catch (error) {
      if (error instanceof SettingsError) return error.message;
      throw error;
    }
    return '';
  };

  it('offer nobody by default', () => {
    expect(readSettings({}).socialLogins).to.deep.equal([]);
  });

  it('need five lines for a provider that describes itself', () => {
    expect(readSettings(GOOGLE).socialLogins).to.deep.equal([
      {
        id: 'google',
        name: { th: 'กูเกิล', en: 'Google' },
        issuer: 'https://accounts.google.com',
        clientId: 'id',
        clientSecret: 'secret',
        clientAuthentication: 'basic',
        scopes: 'openid email profile',
        subjectClaim: 'sub',
        believesEmail: 'verified',
      },
    ]);
  });

  it('name several providers, in the order of their buttons, each with its own addresses and claim', () => {
    const { socialLogins } = readSettings({
      ...GOOGLE,
      SOCIAL_LOGIN: 'thaid, google',
      SOCIAL_LOGIN_THAID_NAME: 'ThaID',
      SOCIAL_LOGIN_THAID_ISSUER: 'https://id.example.go.th',
      SOCIAL_LOGIN_THAID_AUTHORIZATION_URL: 'https://id.example.go.th/auth',
      SOCIAL_LOGIN_THAID_TOKEN_URL: 'https://id.example.go.th/token',
      SOCIAL_LOGIN_THAID_KEYS_URL: 'https://id.example.go.th/keys',
      SOCIAL_LOGIN_THAID_CLIENT_ID: 'id',
      SOCIAL_LOGIN_THAID_CLIENT_SECRET: 'secret',
      SOCIAL_LOGIN_THAID_SCOPES: 'openid  pid',
      SOCIAL_LOGIN_THAID_SUBJECT: 'pid',
    });
    expect(socialLogins.map(({ id }) => id)).to.deep.equal(['thaid', 'google']);
    expect(socialLogins[0]).to.deep.include({ name: { th: 'ThaID', en: 'ThaID' }, scopes: 'openid pid' });
    expect(socialLogins[0]).to.deep.include({
      subjectClaim: 'pid',
      endpoints: {
        authorization: 'https://id.example.go.th/auth',
        token: 'https://id.example.go.th/token',
        keys: 'https://id.example.go.th/keys',
      },
    });
  });

  it('are refused with the names of all that is wrong, and no value', () => {
    const message = errorOf({
      SOCIAL_LOGIN: 'google',
      SOCIAL_LOGIN_GOOGLE_ISSUER: 'http://accounts.example.org',
      SOCIAL_LOGIN_GOOGLE_CLIENT_SECRET: 'a secret',
      SOCIAL_LOGIN_GOOGLE_TOKEN_URL: 'https://accounts.example.org/token',
      SOCIAL_LOGIN_GOOGLE_SCOPES: 'email',
      SOCIAL_LOGIN_GOOGLE_EMAIL: 'perhaps',
    });
    for (const name of ['NAME', 'ISSUER', 'CLIENT_ID', 'AUTHORIZATION_URL', 'SCOPES', 'EMAIL'])
      expect(message).to.include(`setting SOCIAL_LOGIN_GOOGLE_${name}: `);
    expect(message).to.not.match(/a secret|accounts\.example|perhaps/);
  });

  it('name each provider once', () => {
    for (const names of ['google,google', 'Google', 'google;thaid', 'tha-id'])
      expect(errorOf({ ...GOOGLE, SOCIAL_LOGIN: names }), names).to.include('SOCIAL_LOGIN: must be short names');
  });
});
