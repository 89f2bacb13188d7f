import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'chai';
import { OpenIdProviders } from '#adapters/identity/OpenIdProviders.ts';
import { readSettings } from '#config/Settings.ts';
import type { ProviderId } from '#domain/members/providerId.ts';
import type { Provider } from '#adapters/identity/Provider.ts';
import { systemClock } from '#adapters/system/systemClock.ts';
import type { BegunIdentification } from '#ports/members/IdentityProviders.ts';
import { CLIENT_ID, CLIENT_SECRET, IdentityProvider, SOMSRI } from '#test/support/identityProvider.ts';
import { value } from '#test/support/inboxBuilders.ts';
import { codeOf } from '#test/support/memberBuilders.ts';

const ID = 'testid' as ProviderId;
const RETURN_TO = 'https://www.example.org/th/members/social/testid/callback';
const KEY = 'the key of the server, with which digests are made';

describe('A provider of social login', () => {
  let provider: IdentityProvider;
  const warnings: string[] = [];
  before(async () => {
    provider = await IdentityProvider.start();
  });
  after(() => provider.close());
  beforeEach(() => {
    provider.account = SOMSRI;
    provider.intercept = undefined;
    warnings.length = 0;
  });

  function open(more: Readonly<Record<string, string>> = {}, key = KEY): OpenIdProviders {
    const { socialLogins } = readSettings(provider.settings('testid', more));
    return new OpenIdProviders(socialLogins as readonly Provider[], {
      key: () => Promise.resolve(key),
      clock: systemClock,
      timeoutMs: 2_500,
      warn: (message) => warnings.push(message),
    });
  }
  const begin = async (providers: OpenIdProviders, isFresh = false): Promise<BegunIdentification> =>
    value(await providers.begin(ID, { returnTo: RETURN_TO, locale: 'th', isFresh }));
  const identify = async (providers: OpenIdProviders) => {
    const { address, remembered } = await begin(providers);
    return value(await providers.finish(remembered, (await provider.visit(address)).searchParams));
  };
  const finish = async (providers: OpenIdProviders, { remembered }: BegunIdentification, back: URL) =>
    codeOf(await providers.finish(remembered, back.searchParams));

  it('says who a person is, what they are called, and which address it has confirmed', async () => {
    const { identity, details } = await identify(open());
    expect(identity).to.include({ provider: ID, confirmedEmail: 'somsri@example.org' });
    expect(details).to.deep.equal({ email: 'somsri@example.org', firstName: 'สมศรี', lastName: 'มีน้ำ' });
  });

  it('names a person by a digest, the same each time, and another one with another key', async () => {
    const withPersonalNumber = { SCOPES: 'openid pid', SUBJECT: 'pid' };
    const [first, again] = [await identify(open(withPersonalNumber)), await identify(open(withPersonalNumber))];
    expect(again).to.deep.equal(first);
    expect(JSON.stringify(first)).to.not.include(SOMSRI['pid']);
    const { identity } = await identify(open(withPersonalNumber, 'another key'));
    expect(identity.subject).to.not.equal(first.identity.subject);
  });

  it('is believed about an address as the operator says', async () => {
    provider.account = { ...SOMSRI, email_verified: false };
    const believed = async (EMAIL: string) => (await identify(open({ EMAIL }))).identity.confirmedEmail;
    expect([await believed('verified'), await believed('always'), await believed('never')]).to.deep.equal([
      undefined,
      SOMSRI.email,
      undefined,
    ]);
  });

  it('works by single addresses where it does not describe itself', async () => {
    provider.intercept = ({ url }, response) => {
      if (url?.startsWith('/.well-known/') !== true) return false;
      response.writeHead(404).end();
      return true;
    };
    const { identity } = await identify(
      open({
        AUTHORIZATION_URL: `${provider.issuer}/auth`,
        TOKEN_URL: `${provider.issuer}/token`,
        USERINFO_URL: `${provider.issuer}/me`,
        KEYS_URL: `${provider.issuer}/jwks`,
        CLIENT_AUTHENTICATION: 'post',
      }),
    ).catch((error: unknown) => {
      throw new Error(`${warnings.join()} ${String(error)}`);
    });
    expect(identity.confirmedEmail).to.equal(SOMSRI.email);
  });

  it('asks with a code challenge, a state and a nonce, in the person’s language', async () => {
    const { address } = await begin(open());
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(query).to.include({ response_type: 'code', code_challenge_method: 'S256', ui_locales: 'th' });
    expect(query).to.include({ redirect_uri: RETURN_TO, client_id: CLIENT_ID });
    expect(query).to.include.keys('state', 'nonce', 'code_challenge');
    expect(query).to.not.include.keys('prompt', 'max_age');
  });

  it('says no when the person says no', async () => {
    const providers = open();
    const begun = await begin(providers);
    expect(await finish(providers, begun, await provider.visit(begun.address, 'refuse'))).to.equal('providerDenied');
  });

  it('is believed once with each answer', async () => {
    const providers = open();
    const begun = await begin(providers);
    const back = await provider.visit(begun.address);
    expect(await finish(providers, begun, back)).to.equal(undefined);
    expect(await finish(providers, begun, back)).to.equal('identityInvalid');
  });

  it('is not believed with an answer to another identification, nor in the name of another provider', async () => {
    const providers = open();
    const [begun, other] = [await begin(providers), await begin(providers)];
    const back = await provider.visit(begun.address);
    expect(await finish(providers, other, back)).to.equal('identityInvalid');
    back.searchParams.set('iss', 'https://another.example.org');
    expect(await finish(providers, begun, back)).to.equal('identityInvalid');
    const { remembered } = begun;
    const nonce = { ...begun, remembered: { ...remembered, nonce: other.remembered.nonce } };
    back.searchParams.set('iss', provider.issuer);
    expect(await finish(providers, nonce, back)).to.equal('identityInvalid');
  });

  it('is not believed with what another key has signed', async () => {
    const { keys } = (await (await fetch(`${provider.issuer}/jwks`)).json()) as { keys: { kty: string }[] };
    const { n } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
    const others = JSON.stringify({ keys: keys.map((key) => (key.kty === 'RSA' ? { ...key, n } : key)) });
    provider.intercept = ({ url }, response) => {
      if (url !== '/jwks') return false;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(others);
      return true;
    };
    const providers = open();
    const begun = await begin(providers);
    expect(await finish(providers, begun, await provider.visit(begun.address))).to.equal('identityInvalid');
  });

  it('is not believed without a code, or with one that it never gave', async () => {
    const providers = open();
    const begun = await begin(providers);
    const { state } = begun.remembered;
    for (const query of [{ state }, { state, iss: provider.issuer, code: 'made-up' }, {}])
      expect(codeOf(await providers.finish(begun.remembered, new URLSearchParams(query)))).to.equal('identityInvalid');
  });

  it('has the person sign in again where that is asked for', async () => {
    const providers = open();
    const begun = await begin(providers, true);
    expect(Object.fromEntries(new URL(begun.address).searchParams)).to.include({ prompt: 'login', max_age: '0' });
    const { remembered } = begun;
    const back = await provider.visit(begun.address);
    expect(await finish(providers, begun, back)).to.equal(undefined);
    const later = { ...begun, remembered: { ...remembered, freshSince: '2099-01-01T00:00:00.000Z' as never } };
    const again = await begin(providers, true);
    const answer = await provider.visit(again.address);
    expect(
      await finish(
        providers,
        { ...again, remembered: { ...again.remembered, freshSince: later.remembered.freshSince } },
        answer,
      ),
    ).to.equal('identityNotFresh');
  });

  it('is down when it does not answer, and is asked again for the next person', async () => {
    const providers = open();
    const unavailable = async () =>
      codeOf(await providers.begin(ID, { returnTo: RETURN_TO, locale: 'th', isFresh: false }));
    provider.intercept = (_request, response) => {
      response.writeHead(500).end(`${CLIENT_SECRET} somsri`);
      return true;
    };
    expect(await unavailable()).to.equal('providerUnavailable');
    expect(warnings.join())
      .to.include('testid')
      .and.not.match(/somsri|secret/);
    provider.intercept = undefined;
    expect(await unavailable()).to.equal(undefined);
    const begun = await begin(providers);
    const back = await provider.visit(begun.address);
    provider.intercept = ({ socket }) => {
      socket.destroy();
      return true;
    };
    expect(await finish(providers, begun, back)).to.equal('providerUnavailable');
    expect(warnings.join()).to.not.include(back.searchParams.get('code'));
  });

  it('is nobody where the settings do not name it', async () => {
    const request = { returnTo: RETURN_TO, locale: 'th', isFresh: false } as const;
    expect(codeOf(await open().begin('other' as ProviderId, request))).to.equal('providerUnknown');
  });
});
