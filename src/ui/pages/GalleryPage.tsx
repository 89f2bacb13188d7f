import type { MessageDescriptor } from '@formatjs/intl';
import type { Contrast } from '#domain/preferences.ts';
import { Breadcrumbs } from '../components/site/Breadcrumbs.tsx';
import { PageIntro } from '../components/text/PageIntro.tsx';
import { pageLayoutMessages } from '../messages/pageLayout.ts';
import { galleryMessages } from '../messages/gallery.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { RenderedComponent, RenderedState, GalleryPageProps } from './props.ts';

const THEME_WORDS: Readonly<Record<Contrast, MessageDescriptor>> = {
  auto: pageLayoutMessages.contrastAuto,
  light: pageLayoutMessages.contrastLight,
  dark: pageLayoutMessages.contrastDark,
  high: pageLayoutMessages.contrastHigh,
};

/** Every component in its states; or one, in the colours of every theme. */
export function GalleryPage({ alone, components }: GalleryPageProps) {
  const page = useRenderContext();
  const title = page.t(galleryMessages.title);
  return (
    <div className="container gallery">
      <Breadcrumbs current={title} />
      <header className="page-top">
        <h1>{title}</h1>
        <PageIntro text={page.t(galleryMessages.intro)} />
      </header>
      {alone ? (
        <p>
          <a href={page.to('gallery')}>{page.t(galleryMessages.all)}</a>
        </p>
      ) : (
        <nav aria-label={page.t(galleryMessages.components)}>
          <ul className="gallery-index" lang="en">
            {components.map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {components.map((component) => (
        <Component key={component.name} {...component} alone={alone} />
      ))}
    </div>
  );
}

function Component({ name, inColumn, states, alone }: RenderedComponent & Pick<GalleryPageProps, 'alone'>) {
  const page = useRenderContext();
  return (
    <div className="gallery-component">
      <div className="section-top">
        <h2 id={name} lang="en">
          {name}
        </h2>
        {!alone && (
          <a href={page.to('gallery', {}, { component: name })}>
            {page.t(galleryMessages.everyTheme)} <span className="visually-hidden">({name})</span>
          </a>
        )}
      </div>
      {states.map((state) => (
        <State key={state.id} {...state} inColumn={inColumn} />
      ))}
    </div>
  );
}

function State({ id, name, onBand, drawings, inColumn }: RenderedState & Pick<RenderedComponent, 'inColumn'>) {
  const page = useRenderContext();
  return (
    <div className="gallery-state">
      <p id={id} className="gallery-state-name">
        {name}
      </p>
      <div className="gallery-drawings">
        {drawings.map(({ theme, html }) => (
          <div
            key={theme ?? 'page'}
            className="gallery-drawing"
            data-contrast={theme}
            data-band={onBand || undefined}
            data-column={inColumn || undefined}
          >
            {theme !== undefined && (
              <p id={`${id}-${theme}`} className="gallery-theme">
                {page.t(THEME_WORDS[theme])}
              </p>
            )}
            {html === '' ? (
              <p className="gallery-nothing">{page.t(galleryMessages.nothing)}</p>
            ) : (
              <div dangerouslySetInnerHTML={{ __html: html }} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
