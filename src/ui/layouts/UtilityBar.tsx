import CircleUser from 'lucide-react/icons/circle-user';
import Phone from 'lucide-react/icons/phone';
import Type from 'lucide-react/icons/type';
import type { Preferences } from '#domain/preferences.ts';
import type { Hotline } from '#domain/site/site.ts';
import { SearchForm } from '../components/search/SearchForm.tsx';
import { Icon } from '../components/text/Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ToolBar } from './ToolBar.tsx';
import { hotlineText } from '../hotlineText.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RouteId } from '../routes.ts';

interface UtilityBarProps {
  readonly hotline: Hotline;
  readonly preferences: Preferences;
  readonly hasOtherLanguage: boolean;
  readonly hasMembers: boolean;
  readonly route: RouteId;
}

export function UtilityBar({ hotline, preferences, hasOtherLanguage, hasMembers, route }: UtilityBarProps) {
  const context = useRenderContext();
  const text = hotlineText(hotline, context);
  const numberAt = text.indexOf(hotline.number);
  return (
    <div className="utility-bar">
      <div className="container utility-bar-row">
        <a className="utility-bar-hotline" href={`tel:${hotline.number}`}>
          <Icon icon={Phone} />
          <span>
            <span className="utility-bar-hotline-name">{text.slice(0, numberAt)}</span>
            {text.slice(numberAt)}
          </span>
        </a>
        {/* The home page has one of its own, and the intro page is a greeting. */}
        {route !== 'intro' && route !== 'home' && <SearchForm place="header" />}
        <button type="button" className="display-options-button" popoverTarget="display-options">
          <Icon icon={Type} />
          {context.t(pageLayoutMessages.displayOptions)}
        </button>
        <div id="display-options" className="display-options" popover="auto">
          <ToolBar preferences={preferences} />
        </div>
        {hasMembers && (
          <a className="utility-bar-members" href={context.to('login')}>
            <Icon icon={CircleUser} />
            {context.t(pageLayoutMessages.members)}
          </a>
        )}
        <LanguageSwitch hasOtherLanguage={hasOtherLanguage} />
      </div>
    </div>
  );
}
