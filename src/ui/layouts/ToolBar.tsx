import { CONTRASTS, TEXT_SIZES, type Preferences } from '#domain/preferences.ts';
import { SLOTS } from './PageLayoutProps.ts';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { useRenderContext } from '../RenderContext.tsx';

const TEXT_SIZE_MESSAGES = {
  small: { sign: pageLayoutMessages.textSizeSmallSign, name: pageLayoutMessages.textSizeSmall },
  normal: { sign: pageLayoutMessages.textSizeNormalSign, name: pageLayoutMessages.textSizeNormal },
  large: { sign: pageLayoutMessages.textSizeLargeSign, name: pageLayoutMessages.textSizeLarge },
  larger: { sign: pageLayoutMessages.textSizeLargerSign, name: pageLayoutMessages.textSizeLarger },
};
const CONTRAST_MESSAGES = {
  auto: pageLayoutMessages.contrastAuto,
  light: pageLayoutMessages.contrastLight,
  dark: pageLayoutMessages.contrastDark,
  high: pageLayoutMessages.contrastHigh,
};

/** Text size and colours: each button posts one choice and returns to the page; scripts apply the choice at once. */
export function ToolBar({ preferences }: { readonly preferences: Preferences }) {
  const context = useRenderContext();
  return (
    <form className="tool-bar" method="post" action={context.links.preferences()} data-enhance="preferences">
      <input type="hidden" name="back" value={SLOTS.here} />
      <fieldset className="tool-bar-group">
        <legend>{context.t(pageLayoutMessages.textSize)}</legend>
        {TEXT_SIZES.map((size) => (
          <button key={size} name="textSize" value={size} aria-pressed={size === preferences.textSize}>
            <span aria-hidden="true" className="tool-bar-sign" data-size={size}>
              {context.t(TEXT_SIZE_MESSAGES[size].sign)}
            </span>
            <span className="visually-hidden">{context.t(TEXT_SIZE_MESSAGES[size].name)}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className="tool-bar-group">
        <legend>{context.t(pageLayoutMessages.contrast)}</legend>
        {CONTRASTS.map((contrast) => (
          <button key={contrast} name="contrast" value={contrast} aria-pressed={contrast === preferences.contrast}>
            <span aria-hidden="true" className="tool-bar-swatch" data-swatch={contrast} />
            {context.t(CONTRAST_MESSAGES[contrast])}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
