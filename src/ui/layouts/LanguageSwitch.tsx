import Languages from 'lucide-react/icons/languages';
import type { Locale } from '#domain/locale/locale.ts';
import { SLOTS } from './PageLayoutProps.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { LANGUAGE_NAMES } from '../messages/languageNames.ts';
import { useRenderContext } from '../RenderContext.tsx';
import { Icon } from '../components/text/Icon.tsx';

interface LanguageSwitchProps {
  /** Whether this page exists in the other language; the link leads to its home page if not. */
  readonly hasOtherLanguage: boolean;
}

export function LanguageSwitch({ hasOtherLanguage }: LanguageSwitchProps) {
  const context = useRenderContext();
  const other: Locale = context.otherLocale;
  return (
    <div className="language-switch">
      {!hasOtherLanguage && (
        <span id="language-only" className="language-only">
          {context.t(pageLayoutMessages.languageOnly)}
        </span>
      )}
      <a
        href={SLOTS.otherLanguage}
        hrefLang={other}
        lang={other}
        aria-describedby={hasOtherLanguage ? undefined : 'language-only'}
        data-enhance="language"
      >
        <Icon icon={Languages} />
        {LANGUAGE_NAMES[other]}
      </a>
    </div>
  );
}
