import { expect } from 'chai';
import {
  landingScreen,
  MEMBER_SCREENS,
  redirectFrom,
  SIDEBAR,
  type MemberScreen,
} from '#domain/members/memberScreen.ts';

const GUESTS = ['login', 'secondStep', 'register', 'socialRegister'];
const EVERYBODY = ['verify', 'forgotPassword', 'resetPassword'];
const SECURITY = ['security', 'addAuthenticator', 'addPasskey', 'removeFactor', 'recoveryCodes'];
const OWN = [
  'dashboard',
  'profile',
  'profileEdit',
  'profilePicture',
  'personalData',
  'eraseAccount',
  'securityEvents',
  'eNews',
  'eNewsEdit',
  'changePassword',
  'socialLogins',
];
const MEMBERS = [...OWN, ...SECURITY];

describe('The screens of the members area (redirectFrom)', () => {
  it('are those of the specification, of a member’s own data, and of the second factor', () => {
    expect(Object.keys(MEMBER_SCREENS)).to.have.members([...GUESTS, ...EVERYBODY, ...MEMBERS]);
  });

  it('lead a guest from what is for members to login', () => {
    for (const screen of MEMBERS) expect(redirectFrom(screen as MemberScreen, false)).to.equal('login');
    for (const screen of [...GUESTS, ...EVERYBODY])
      expect(redirectFrom(screen as MemberScreen, false)).to.equal(undefined);
  });

  it('lead a member from what is for guests to the dashboard', () => {
    for (const screen of GUESTS) expect(redirectFrom(screen as MemberScreen, true)).to.equal('dashboard');
    for (const screen of [...MEMBERS, ...EVERYBODY])
      expect(redirectFrom(screen as MemberScreen, true)).to.equal(undefined);
  });

  it('have the members’ layout where they are for members', () => {
    for (const screen of MEMBERS) expect(MEMBER_SCREENS[screen as MemberScreen].layout).to.equal('members');
    for (const screen of [...GUESTS, ...EVERYBODY])
      expect(MEMBER_SCREENS[screen as MemberScreen].layout).to.equal('default');
  });

  it('have the sidebar of the specification, in its order', () => {
    expect(SIDEBAR).to.deep.equal(['dashboard', 'profile', 'changePassword', 'eNews', 'signOut', 'website']);
  });
});

describe('The members’ landing page (landingScreen)', () => {
  it('leads a member to the dashboard and a guest to login', () => {
    expect(landingScreen(true)).to.equal('dashboard');
    expect(landingScreen(false)).to.equal('login');
  });
});
