/** Who may open a screen of the members area: only guests, only members, or both. */
export type ScreenAccess = 'guests' | 'members' | 'everybody';

/** The screens of the members area (spec §2), and those of the second factor, with who may open them and their layout (readings, Members). */
export const MEMBER_SCREENS = {
  login: { access: 'guests', layout: 'default' },
  secondStep: { access: 'guests', layout: 'default' },
  register: { access: 'guests', layout: 'default' },
  verify: { access: 'everybody', layout: 'default' },
  forgotPassword: { access: 'everybody', layout: 'default' },
  resetPassword: { access: 'everybody', layout: 'default' },
  socialRegister: { access: 'guests', layout: 'default' },
  dashboard: { access: 'members', layout: 'members' },
  profile: { access: 'members', layout: 'members' },
  profileEdit: { access: 'members', layout: 'members' },
  personalData: { access: 'members', layout: 'members' },
  eraseAccount: { access: 'members', layout: 'members' },
  securityEvents: { access: 'members', layout: 'members' },
  profilePicture: { access: 'members', layout: 'members' },
  eNews: { access: 'members', layout: 'members' },
  eNewsEdit: { access: 'members', layout: 'members' },
  changePassword: { access: 'members', layout: 'members' },
  socialLogins: { access: 'members', layout: 'members' },
  security: { access: 'members', layout: 'members' },
  addAuthenticator: { access: 'members', layout: 'members' },
  addPasskey: { access: 'members', layout: 'members' },
  removeFactor: { access: 'members', layout: 'members' },
  recoveryCodes: { access: 'members', layout: 'members' },
} as const satisfies Readonly<
  Record<string, { readonly access: ScreenAccess; readonly layout: 'default' | 'members' }>
>;
export type MemberScreen = keyof typeof MEMBER_SCREENS;

/** The links of the members' sidebar, in their order (spec §2). 'website' is the page of everything new. */
export const SIDEBAR = ['dashboard', 'profile', 'changePassword', 'eNews', 'signOut', 'website'] as const;

/**
 * The screen to which a person is redirected who may not open this one (spec §2, §4, §6): a guest to login, a member to
 * the dashboard. Undefined when the person may open it.
 */
export function redirectFrom(screen: MemberScreen, isSignedIn: boolean): 'login' | 'dashboard' | undefined {
  const { access } = MEMBER_SCREENS[screen];
  if (access === 'members' && !isSignedIn) return 'login';
  return access === 'guests' && isSignedIn ? 'dashboard' : undefined;
}

/** The screen to which the members' landing page redirects (spec §2): its redirect is not shown there. */
export function landingScreen(isSignedIn: boolean): 'login' | 'dashboard' {
  return isSignedIn ? 'dashboard' : 'login';
}
