import { DEFAULT_PREFERENCES } from '#domain/preferences.ts';
import { ALERT_LEVELS, type Alert, type AlertLevel } from '#domain/site/alert.ts';
import type { MenuEntry } from '#domain/site/site.ts';
import { AlertBanner } from '#ui/layouts/AlertBanner.tsx';
import { Emblem } from '#ui/components/site/Emblem.tsx';
import { MemberLayout } from '#ui/components/site/MemberLayout.tsx';
import { MemberProof } from '#ui/components/site/MemberProof.tsx';
import { ProviderLinks } from '#ui/components/site/ProviderLinks.tsx';
import { ProviderPart } from '#ui/components/site/ProviderPart.tsx';
import { SocialNotice } from '#ui/components/site/SocialNotice.tsx';
import { LanguageSwitch } from '#ui/layouts/LanguageSwitch.tsx';
import { MainMenu } from '#ui/layouts/MainMenu.tsx';
import { ToolBar } from '#ui/layouts/ToolBar.tsx';
import { SiteFooter } from '#ui/layouts/SiteFooter.tsx';
import { SiteHeader } from '#ui/layouts/SiteHeader.tsx';
import { UtilityBar } from '#ui/layouts/UtilityBar.tsx';
import { socialMessages } from '#ui/messages/social.ts';
import { both, instant, type Samples } from './samples.ts';
import type { Example } from './Example.ts';

/** The parts of the page layout. The layout itself has landmarks that a page can have only once. */
export function layoutExamples({ text, site, layout, longName, longTitle }: Samples): readonly Example[] {
  const usual = text('ปกติ', 'As usual');
  const longMenu: readonly MenuEntry[] = [
    { label: longTitle, target: { to: 'route', route: 'main' }, children: [] },
    ...layout.menu,
  ];
  return [
    {
      component: 'AlertBanner',
      states: [
        ...ALERT_LEVELS.map((level) => ({
          name: {
            notice: text('ประกาศ', 'Notice'),
            drought: text('ภัยแล้ง', 'Drought'),
            flood: text('น้ำท่วม', 'Flood'),
          }[level],
          shows: <AlertBanner alert={alert(level)} site={site} />,
        })),
        {
          name: text('ข้อความยาว', 'Long words'),
          shows: <AlertBanner alert={{ ...alert('flood'), title: longName }} site={site} />,
        },
      ],
    },
    {
      component: 'Emblem',
      states: [
        { name: usual, shows: <Emblem /> },
        {
          name: text('ท้ายหน้า', 'In the footer'),
          shows: (
            <div className="site-footer">
              <Emblem />
            </div>
          ),
          onBand: true,
        },
      ],
    },
    {
      component: 'LanguageSwitch',
      states: [
        { name: usual, shows: <LanguageSwitch hasOtherLanguage />, onBand: true },
        {
          name: text('ไม่มีหน้าในอีกภาษา', 'Not in the other language'),
          shows: <LanguageSwitch hasOtherLanguage={false} />,
          onBand: true,
        },
      ],
    },
    {
      component: 'MainMenu',
      states: [
        { name: text('อยู่ที่หน้าหลัก', 'On the main page'), shows: <MainMenu entries={layout.menu} route="main" /> },
        {
          name: text('อยู่ในหน้าย่อย', 'Below one of its entries'),
          shows: <MainMenu entries={layout.menu} route="news" />,
        },
        { name: text('ข้อความยาว', 'Long words'), shows: <MainMenu entries={longMenu} route="main" /> },
      ],
    },
    {
      component: 'SiteHeader',
      states: [
        { name: usual, shows: <SiteHeader site={site} menu={layout.menu} route="main" /> },
        {
          name: text('หน้าต้อนรับ ไม่มีเมนู', 'Greeting, without a menu'),
          shows: <SiteHeader site={site} menu={layout.menu} route="intro" />,
        },
        {
          name: text('ชื่อหน่วยงานยาว', 'Long name'),
          shows: <SiteHeader site={{ ...site, name: LONG_SITE_NAME }} menu={layout.menu} route="main" />,
        },
      ],
    },
    {
      component: 'SiteFooter',
      states: [
        { name: usual, shows: <SiteFooter site={site} layout={layout} /> },
        {
          name: text('ไม่มีลิงก์', 'Without links of its own'),
          shows: <SiteFooter site={site} layout={{ footer: [], policies: [] }} />,
        },
      ],
    },
    {
      component: 'MemberLayout',
      states: [
        {
          name: usual,
          shows: (
            <MemberLayout title={longTitle} current="dashboard">
              <p>{longTitle}</p>
            </MemberLayout>
          ),
        },
      ],
    },
    {
      component: 'ProviderLinks',
      states: [
        { name: usual, shows: <ProviderLinks providers={PROVIDERS} purpose="link" /> },
        {
          name: text('ยืนยันตัวตน', 'A proof of who somebody is'),
          shows: <ProviderLinks providers={PROVIDERS} purpose="prove" label={socialMessages.proveAt} />,
        },
      ],
    },
    {
      component: 'MemberProof',
      states: [
        { name: usual, shows: <MemberProof {...PROOF} isFresh={false} providers={PROVIDERS} /> },
        { name: text('ยืนยันแล้ว', 'Proved'), shows: <MemberProof {...PROOF} isFresh providers={PROVIDERS} /> },
        {
          name: text('ไม่มีผู้ให้บริการ', 'Without a provider'),
          shows: <MemberProof {...PROOF} isFresh={false} providers={[]} />,
        },
      ],
    },
    {
      component: 'ProviderPart',
      states: [{ name: usual, shows: <ProviderPart title={socialMessages.signInWith} providers={PROVIDERS} /> }],
    },
    {
      component: 'SocialNotice',
      states: [
        { name: usual, shows: <SocialNotice notice="providerDenied" provider="ThaID" /> },
        {
          name: text('ไม่ทราบผู้ให้บริการ', 'An unknown provider'),
          shows: <SocialNotice notice="socialStateLost" />,
        },
      ],
    },
    {
      component: 'ToolBar',
      states: [
        { name: usual, shows: <ToolBar preferences={DEFAULT_PREFERENCES} />, onBand: true },
        {
          name: text('ตัวอักษรใหญ่ขึ้น สีตัดกัน', 'Larger text, high contrast'),
          shows: <ToolBar preferences={{ textSize: 'larger', contrast: 'high' }} />,
          onBand: true,
        },
      ],
    },
    {
      component: 'UtilityBar',
      states: [
        {
          name: usual,
          shows: (
            <UtilityBar
              hotline={site.hotline}
              preferences={DEFAULT_PREFERENCES}
              hasOtherLanguage
              hasMembers
              route="main"
            />
          ),
        },
        {
          name: text('ไม่มีหน้าในอีกภาษา', 'Not in the other language'),
          shows: (
            <UtilityBar
              route="main"
              hotline={site.hotline}
              preferences={DEFAULT_PREFERENCES}
              hasOtherLanguage={false}
              hasMembers={false}
            />
          ),
        },
      ],
    },
  ];
}

const PROOF = { screen: 'profileEdit', ask: socialMessages.proveEmail, proved: socialMessages.proved } as const;
const PROVIDERS = [
  { id: 'thaid', name: 'ThaID' },
  { id: 'google', name: 'Google' },
];

const LONG_SITE_NAME = both(
  'โครงการส่งน้ำและบำรุงรักษาเขื่อนแควน้อยบำรุงแดนอันเนื่องมาจากพระราชดำริ',
  'Office for the Operation and Maintenance of the Khwae Noi Bamrung Daen Dam',
);

function alert(level: AlertLevel): Alert {
  return {
    level,
    from: instant('2026-11-01T00:00:00.000Z'),
    until: instant('2026-11-30T11:00:00.000Z'),
    ...ALERT_WORDS[level],
  };
}

const ALERT_WORDS: Readonly<Record<AlertLevel, Pick<Alert, 'title' | 'text'>>> = {
  notice: {
    title: both('ประตูระบายน้ำหยุดรับเรือวันเสาร์', 'The lock takes no boats on Saturday'),
    text: both('โปรดใช้ประตูระบายน้ำถัดไปทางใต้', 'Please use the next one to the south.'),
  },
  drought: {
    title: both('งดปลูกข้าวรอบสองในลุ่มน้ำน้อย', 'No second rice in the Noi basin'),
    text: both(
      'น้ำที่มีเก็บไว้เพื่ออุปโภคบริโภค ขอรถบรรทุกน้ำ โทร. 1111 กด 78',
      'What water there is will be kept for drinking. For a lorry with water, call 1111, press 78.',
    ),
  },
  flood: {
    title: both('ระดับน้ำในแม่น้ำน้อยจะสูงขึ้น', 'The Noi River will rise'),
    text: both('ขนของขึ้นที่สูงก่อนค่ำวันศุกร์', 'Move your things to high ground before Friday evening.'),
  },
};
