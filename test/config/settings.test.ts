import { expect } from 'chai';
import { resolve } from 'node:path';
import { MEMBER_FIELDS } from '#config/memberFields.ts';
import { readServerSettings, readSettings, SettingsError } from '#config/Settings.ts';
import { MEMBER_FIELDS as FIELDS_OF_CALLS } from '#adapters/department-api/wire/members/memberFieldNames.ts';
import { settingsOfGuide } from '#test/support/operatingGuide.ts';

const SECRET = 'never-print-me';
const SECRET_KEY = '0123456789abcdef'.repeat(2);

const IN_FRONT_OF_API = {
  API_BASE_URL: 'https://api.example.go.th',
  API_CLIENT_ID: 'web',
  API_CLIENT_SECRET: SECRET,
};

describe('Settings', () => {
  it('are all optional', () => {
    const settings = readSettings({});
    expect(settings).to.include({
      PORT: 3000,
      DATA_DIR: 'var',
      SITE_ID: '9999',
      SERVE: 'web',
      LOG_LEVEL: 'info',
      BASE_PATH: '',
      API_CLIENT_LIMIT: 30_000,
      API_TOKEN_LIMIT: 60,
      MEDIA_CACHE_MB: 500,
      REQUEST_DEADLINE_MS: 3_000,
      MAX_IN_FLIGHT: 100,
      MESSAGES_PER_HOUR: 30,
      ACCOUNT_LOGINS_PER_MINUTE: 5,
      NETWORK_LOGINS_PER_MINUTE: 200,
      FEEDBACK_PER_HOUR: 60,
      ROBOT_CHECKS_PER_HOUR: 300,
      SESSION_IDLE_MINUTES: 120,
      DRAIN_SECONDS: 3,
    });
    expect(settings.HOST).to.equal(undefined);
    expect(settings.servesWeb).to.equal(true);
    expect(settings.servesApi).to.equal(false);
  });

  it('are exactly those that the operating guide lists', () => {
    expect(settingsOfGuide()).to.have.members(Object.keys(readSettings({})));
  });

  it('that are empty or blank count as left out', () => {
    const empty = {
      PORT: '',
      HOST: ' ',
      DATABASE_URL: '',
      API_BASE_URL: '\t',
      SITE_ID: '',
      SITE_ROLE: '',
      SERVE: '',
      TRUST_PROXY: '',
      BASE_PATH: ' ',
    };
    expect(readSettings(empty)).to.deep.equal(readSettings({}));
  });

  it('are trimmed, and unknown variables ignored', () => {
    expect(readSettings({ PORT: ' 8080 ', UNKNOWN: 'x', __proto__: 'x' })).to.include({ PORT: 8080 });
  });

  it('give absolute paths of both folders', () => {
    const { dataFolder, mediaFolder } = readSettings({ DATA_DIR: 'elsewhere' });
    expect(dataFolder).to.equal(resolve('elsewhere'));
    expect(mediaFolder).to.equal(resolve('elsewhere/media'));
  });

  it('give the folder and the size limit of the media cache', () => {
    expect(readSettings({ DATA_DIR: 'elsewhere', MEDIA_CACHE_MB: '20' }).mediaCache).to.deep.equal({
      folder: resolve('elsewhere/media-copies'),
      maxBytes: 20_000_000,
    });
    expect(readSettings({ MEDIA_CACHE_MB: '0' }).mediaCache).to.equal(undefined);
  });

  it('give the folder and the limits of attached files', () => {
    const settings = readSettings({ DATA_DIR: 'elsewhere', ATTACHMENT_MAX_MB: '50' });
    expect(settings.submissionsFolder).to.equal(resolve('elsewhere/submissions'));
    expect(settings.attachmentMaxBytes).to.equal(50 * 1_048_576);
    expect(settings.attachmentQuotaBytes).to.equal(1_000 * 1_048_576);
    expect(readSettings({}).ATTACHMENT_MAX_MB).to.equal(5);
  });

  it('tell where files are searched for viruses: nowhere, unless clamd has an address', () => {
    const addressOf = (environment: Record<string, string>) => readSettings(environment).clamdAddress;
    expect(addressOf({})).to.equal(undefined);
    expect(addressOf({ VIRUS_SCAN: 'off' })).to.equal(undefined);
    expect(addressOf({ CLAMD_ADDRESS: '/run/clamd.ctl' })).to.deep.equal({ path: '/run/clamd.ctl' });
    expect(addressOf({ CLAMD_ADDRESS: '127.0.0.1:3310' })).to.deep.equal({ host: '127.0.0.1', port: 3310 });
    expect(addressOf({ CLAMD_ADDRESS: '[::1]:1', VIRUS_SCAN: 'required' })).to.deep.equal({ host: '::1', port: 1 });
    expect(addressOf({ CLAMD_ADDRESS: 'scanner:65535', VIRUS_SCAN: 'off' })).to.equal(undefined);
    expect(namesOf(errorsOf({ VIRUS_SCAN: 'required' }))).to.deep.equal(['CLAMD_ADDRESS']);
  });

  it('import the sample into an empty store, unless FIRST_CONTENT, a database or an API is set', () => {
    const DATABASE_URL = 'postgres://db/thara';
    expect(readSettings(IN_FRONT_OF_API).firstContent).to.equal(undefined);
    expect(readSettings({ ...IN_FRONT_OF_API, FIRST_CONTENT: 'ours' }).firstContent).to.equal('ours');
    expect(readSettings({}).firstContent).to.equal('content');
    expect(readSettings({ FIRST_CONTENT: 'none' }).firstContent).to.equal(undefined);
    expect(readSettings({ DATABASE_URL }).firstContent).to.equal(undefined);
    expect(readSettings({ DATABASE_URL, FIRST_CONTENT: 'ours' }).firstContent).to.equal('ours');
  });

  it('ask for the first content in production, so that the sample is never published by accident', () => {
    expect(readSettings({}).asksForFirstContent).to.equal(false);
    expect(readSettings({ NODE_ENV: 'production' }).asksForFirstContent).to.equal(true);
    for (const FIRST_CONTENT of ['none', 'content', '/srv/our-content'])
      expect(readSettings({ NODE_ENV: 'production', FIRST_CONTENT }).asksForFirstContent).to.equal(false);
  });

  it('tell whether the website, the API or both are served', () => {
    const servedBy = (SERVE: string) => {
      const { servesWeb, servesApi } = readSettings({ SERVE });
      return { web: servesWeb, api: servesApi };
    };
    expect(servedBy('web')).to.deep.equal({ web: true, api: false });
    expect(servedBy('api')).to.deep.equal({ web: false, api: true });
    expect(servedBy('both')).to.deep.equal({ web: true, api: true });
  });

  it('that are wrong are all reported at once, each once, with a reason', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      SITE_ID: 'a/b',
      SITE_ROLE: 'a b',
      SERVE: 'everything',
      TRUST_PROXY: 'true',
      SECRET_KEY: 'short',
      LOG_LEVEL: 'loud',
      BASE_PATH: 'portal/',
    };
    const errors = errorsOf(wrong);
    expect(errors.map((error) => error.split(':')[0])).to.have.members(Object.keys(wrong));
    for (const error of errors) expect(error).to.match(/^[A-Z_]+: must .+/);
  });

  it('are refused when their value is wrong', () => {
    const refused: Record<string, readonly string[]> = {
      PORT: ['-1', '65536', '80.5', 'abc', '0x', '1e9'],
      API_CLIENT_LIMIT: ['0', '-1', '1.5', 'many', '1000001'],
      API_TOKEN_LIMIT: ['0', 'none', '1e9'],
      MEDIA_CACHE_MB: ['-1', '0.5', 'all', '1000001'],
      REQUEST_DEADLINE_MS: ['1599', '60001', '3s'],
      MAX_IN_FLIGHT: ['0', '10001', 'all'],
      DRAIN_SECONDS: ['-1', '6', '2.5'],
      ATTACHMENT_MAX_MB: ['0', '1.5', '1001', 'five'],
      MESSAGES_PER_HOUR: ['0', '1.5', '1000001'],
      ACCOUNT_LOGINS_PER_MINUTE: ['0', '1000001'],
      NETWORK_LOGINS_PER_MINUTE: ['0', '1000001'],
      FEEDBACK_PER_HOUR: ['0', 'many'],
      ROBOT_CHECKS_PER_HOUR: ['0', '1000001'],
      SESSION_IDLE_MINUTES: ['0', '1441'],
      ATTACHMENT_QUOTA_MB: ['0', '-1', '1000001'],
      KEEP_MESSAGES_DAYS: ['0', '731', 'two'],
      KEEP_COMPLAINTS_DAYS: ['0', '731'],
      KEEP_TIPS_DAYS: ['0', '36501', 'never'],
      VIRUS_SCAN: ['yes', 'REQUIRED'],
      CLAMD_ADDRESS: [
        'localhost',
        ':3310',
        'a:0',
        'a:65536',
        'a b:1',
        'clamd.ctl',
        '/a b',
        '::1:3310',
        '[x]:1',
        '[::1]',
      ],
      DATABASE_URL: ['localhost', 'postgres://', 'http://db/x'],
      API_BASE_URL: ['api', 'ftp://api.example', '//api.example'],
      SITE_ID: ['a b', '../1', 'x'.repeat(65)],
      SITE_NAME: ['|', 'ก |', '| x', 'a|b|c'],
      PUBLIC_ORIGIN: ['www.example.go.th', 'https://www.example.go.th/', 'javascript:alert(1)', 'https://a b'],
      EMBED_ORIGINS: [
        ...['*', 'www.example.go.th', 'https://www.example.go.th/', 'https://*', 'https://*.th', 'https://a b'],
        ...["https://a.example; script-src 'unsafe-inline'", "'self'", 'ftp://a.example', 'https://a.example,,'],
      ],
      HOTLINE: ['1', '1111-78', 'press 78'],
      CONTACT_EMAIL: ['nobody', 'a b@c'],
      SITE_ROLE: ['a b', 'a;b', 'a=b', 'สาขา', 'x'.repeat(65)],
      SERVE: ['WEB', 'web,api'],
      TRUST_PROXY: [
        ...['true', 'yes', '*', 'loopback!', '-1', '1.5', '1 2', 'fade', ',', '10.0.0.1,'],
        ...[
          '10.0.0',
          '10.0.0.256',
          '10.0.0.0/33',
          '10.0.0.0/0',
          '10.0.0.0/',
          '10.0.0.0/8/8',
          '::1/129',
          'fe80::1%eth0',
        ],
      ],
      SECRET_KEY: ['x', '0123456789abcdef0123456789abcde', 'x'.repeat(32), 'อ'.repeat(100)],
      LOG_LEVEL: ['INFO', 'verbose'],
      BASE_PATH: ['/', 'portal', '/portal/', '//x', '/a b', '/../x'],
    };
    for (const [key, values] of Object.entries(refused))
      for (const value of values)
        expect(namesOf(errorsOf({ ...neededBy(key), [key]: value })), `${key}=${value}`).to.deep.equal([key]);
  });

  it('are accepted as an operator writes them', () => {
    const accepted: Record<string, readonly string[]> = {
      PORT: ['0', '80', '65535'],
      HOST: ['127.0.0.1', '::1'],
      DATABASE_URL: ['postgres://user:p%40ss@db:5432/thara', 'postgresql:///thara?host=/run/postgresql'],
      API_BASE_URL: ['https://api.example.go.th/v1', 'http://localhost:4000', 'http://api:4000'],
      SITE_ID: ['0', '9999', '5f0c7d_-A'],
      SITE_ROLE: ['region1', 'A_b-3'],
      TRUST_PROXY: [
        ...['0', '1', '10.0.0.0/8, 192.168.1.1', '10.0.0.1 10.0.0.2,10.0.0.3', '::1', 'fd00::/8'],
        ...['loopback', 'loopback, linklocal uniquelocal'],
      ],
      SECRET_KEY: ['0123456789abcdef'.repeat(2), 'กข'.repeat(50)],
      BASE_PATH: ['/portal', '/a/b-c'],
    };
    for (const [key, values] of Object.entries(accepted))
      for (const value of values)
        expect(() => readSettings({ ...neededBy(key), [key]: value }), `${key}=${value}`).not.to.throw();
  });

  it('are reported without their values, which may be secrets', () => {
    const secrets = {
      PORT: SECRET,
      DATABASE_URL: `mysql://u:${SECRET}@db/x`,
      API_BASE_URL: `x://${SECRET}`,
      API_CLIENT_ID: SECRET,
      API_CLIENT_SECRET: '',
      SITE_ID: `${SECRET}/`,
      SITE_ROLE: `${SECRET}/`,
      SERVE: SECRET,
      TRUST_PROXY: SECRET,
      SECRET_KEY: SECRET,
      LOG_LEVEL: SECRET,
      BASE_PATH: SECRET,
    };
    const errors = errorsOf(secrets);
    expect(errors).to.have.length.greaterThan(6);
    expect(errors.join()).not.to.include(SECRET);
  });

  it('require client id and secret with API_BASE_URL', () => {
    const API_BASE_URL = 'https://api.example.go.th';
    const errors = errorsOf({ API_BASE_URL });
    expect(namesOf(errors)).to.have.members(['API_CLIENT_ID', 'API_CLIENT_SECRET']);
    for (const error of errors) expect(error).to.include('is required with API_BASE_URL');
    expect(namesOf(errorsOf({ API_BASE_URL, API_CLIENT_ID: 'web' }))).to.deep.equal(['API_CLIENT_SECRET']);
    expect(() => readSettings({ API_BASE_URL, API_CLIENT_ID: 'web', API_CLIENT_SECRET: SECRET })).not.to.throw();
    expect(() => readSettings({ API_CLIENT_ID: 'web' })).not.to.throw();
    expect(() => readServerSettings({ API_CLIENT_ID: 'web' })).to.throw(
      'API_BASE_URL: is missing beside API_CLIENT_ID',
    );
    expect(() => readServerSettings({ API_CLIENT_ID: 'web', SERVE: 'api' })).not.to.throw();
  });

  it('require the secret key that all servers over one database share', () => {
    const DATABASE_URL = 'postgres://db/thara';
    for (const SERVE of ['web', 'api'])
      expect(errorsOf({ DATABASE_URL, SERVE })).to.deep.equal([
        'SECRET_KEY: is required with DATABASE_URL, the same for all processes',
      ]);
    expect(() => readServerSettings({ DATABASE_URL, SECRET_KEY })).not.to.throw();
    expect(() => readSettings({ DATABASE_URL }), 'a command-line tool').not.to.throw();
  });

  it('name the paths on which members are reached at the API, and what it calls their fields', () => {
    const api = { API_BASE_URL: 'https://api.example.go.th', API_CLIENT_ID: 'web', API_CLIENT_SECRET: 'secret' };
    const offers = { ...api, API_OFFERS: 'sites,members' };
    expect(MEMBER_FIELDS).to.deep.equal(FIELDS_OF_CALLS);
    expect(readSettings(offers).membersOfApi).to.equal(undefined);
    const login = { ...offers, MEMBER_LOGIN_PATH: '/member/login' };
    expect(readSettings(login).membersOfApi).to.deep.equal({ login: '/member/login', fieldNames: {} });
    const all = {
      ...{ ...login, MEMBER_VERIFY_PATH: '/v', MEMBER_RESEND_PATH: '/v/again', MEMBER_FORGOT_PATH: '/f' },
      ...{ MEMBER_RESET_PATH: '/r', MEMBER_FIELDS: 'firstName=first_name, phone=mobile' },
    };
    expect(readSettings(all).membersOfApi).to.deep.equal({
      ...{ login: '/member/login', verify: '/v', resend: '/v/again', reset: { request: '/f', confirm: '/r' } },
      fieldNames: { firstName: 'first_name', phone: 'mobile' },
    });
    for (const [wrong, error] of [
      [{ ...api, MEMBER_LOGIN_PATH: '/member/login' }, /^MEMBER_LOGIN_PATH: belongs to an API that offers members/],
      [{ ...offers, MEMBER_VERIFY_PATH: '/v' }, /^MEMBER_LOGIN_PATH: is required with MEMBER_VERIFY_PATH/],
      [{ ...login, MEMBER_RESEND_PATH: '/v' }, /^MEMBER_VERIFY_PATH: is required with MEMBER_RESEND_PATH/],
      [{ ...login, MEMBER_FORGOT_PATH: '/f' }, /^MEMBER_RESET_PATH: is required/],
      [{ ...login, MEMBER_RESET_PATH: '/r' }, /^MEMBER_FORGOT_PATH: is required/],
      [{ ...login, MEMBER_FIELDS: 'nickname=nick' }, /^MEMBER_FIELDS: must be names like/],
      [{ ...offers, MEMBER_LOGIN_PATH: 'https://elsewhere.example/login' }, /^MEMBER_LOGIN_PATH: must be a path/],
    ] as const)
      expect(errorsOf(wrong)[0]).to.match(error);
  });

  it('say which areas the API offers: those of the specification, unless API_OFFERS names more', () => {
    const areasOf = (API_OFFERS?: string) => [
      ...readSettings({ ...IN_FRONT_OF_API, ...(API_OFFERS !== undefined && { API_OFFERS }) }).apiAreas,
    ];
    expect([...readSettings({}).apiAreas], 'without an API').to.deep.equal([]);
    expect(areasOf()).to.deep.equal(['sites']);
    expect(areasOf('sites')).to.deep.equal(['sites']);
    expect(areasOf('water, sites')).to.have.members(['sites', 'water']);
    expect(areasOf('sites,members,content,water')).to.have.members(['sites', 'members', 'content', 'water']);
    expect(areasOf('everything')).to.include.members(['sites', 'members', 'content', 'water', 'everything']);
    for (const [API_OFFERS, hasStore] of [
      ['sites', true],
      ['sites,members,content,water', true],
      ['everything', false],
    ] as const)
      expect(readSettings({ ...IN_FRONT_OF_API, API_OFFERS }).hasStore, API_OFFERS).to.equal(hasStore);
    expect(readSettings({}).hasStore).to.equal(true);
  });

  it('describe sites that neither the API nor the content folder describes', () => {
    expect(readSettings({}).siteDefaults).to.deep.equal({ contact: {} });
    const described = {
      ...{ SITE_NAME: 'กรม | Department', PUBLIC_ORIGIN: 'http://localhost:3000', HOTLINE: '1460 2' },
      ...{ CONTACT_PHONE: '02 000 0000', CONTACT_EMAIL: 'info@example.go.th' },
    };
    expect(readSettings(described).siteDefaults).to.deep.equal({
      name: { th: 'กรม', en: 'Department' },
      publicOrigin: 'http://localhost:3000',
      hotline: { number: '1460', extension: '2' },
      contact: { phone: '02 000 0000', email: 'info@example.go.th' },
    });
    expect(readSettings({ HOTLINE: '1310' }).siteDefaults.hotline).to.deep.equal({ number: '1310', extension: '' });
    expect(readSettings({ SITE_NAME: 'RID' }).siteDefaults.name).to.deep.equal({ th: 'RID', en: 'RID' });
  });

  it('let no website show a page in a frame but those that are named', () => {
    expect(readSettings({}).embedOrigins).to.deep.equal([]);
    const origins = ['https://www.example.go.th', 'https://*.example.org', 'http://localhost:3000'];
    expect(readSettings({ EMBED_ORIGINS: origins.join(', ') }).embedOrigins).to.deep.equal(origins);
  });

  it('refuse offers without the sites, whose ids nobody would know, and offers without an API', () => {
    for (const API_OFFERS of ['water', 'content,water', 'everything,water', 'sites;water', 'site', ','])
      expect(namesOf(errorsOf({ ...IN_FRONT_OF_API, API_OFFERS })), API_OFFERS).to.deep.equal(['API_OFFERS']);
    expect(errorsOf({ API_OFFERS: 'sites' })).to.deep.equal(['API_BASE_URL: is missing beside API_OFFERS']);
  });

  it('accept a database beside an API for what that does not offer, but no API tier', () => {
    const api = IN_FRONT_OF_API;
    const DATABASE_URL = 'postgres://db/thara';
    expect(errorsOf({ ...api, SECRET_KEY, DATABASE_URL })).to.deep.equal([]);
    expect(errorsOf({ ...api, API_OFFERS: 'everything', SECRET_KEY, DATABASE_URL })).to.deep.equal([
      'DATABASE_URL: nothing is stored here with API_OFFERS=everything',
    ]);
    expect(namesOf(errorsOf({ ...api, SERVE: 'both' }))).to.deep.equal(['SERVE']);
    expect(namesOf(errorsOf({ ...api, SERVE: 'api' }))).to.deep.equal(['SERVE']);
    expect(namesOf(errorsOf({ ...api, SERVE: 'all' })), 'a wrong value, reported once').to.deep.equal(['SERVE']);
    expect(() => readSettings({ DATABASE_URL: 'postgres://db/thara', SERVE: 'api' })).not.to.throw();
  });
});

/** Settings that are required with a setting. */
function neededBy(key: string): Record<string, string> {
  if (key === 'DATABASE_URL') return { SECRET_KEY };
  return key === 'API_BASE_URL' ? { API_CLIENT_ID: 'web', API_CLIENT_SECRET: SECRET } : {};
}

function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    readServerSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
  return [];
}

function namesOf(errors: readonly string[]): string[] {
  return errors.map((error) => error.split(':')[0]!);
}
