import { isValidElement, type ReactNode } from 'react';
import type { Contrast, Preferences } from '#domain/preferences.ts';
import { PageIntro } from '#ui/components/text/PageIntro.tsx';
import { UtilityBar } from '#ui/layouts/UtilityBar.tsx';
import { useRenderContext } from '#ui/RenderContext.tsx';
import type { Example, ExampleState } from './Example.ts';
import { createSamples } from './samples.ts';
import { renderIsolated } from './renderIsolated.tsx';

const THEMES: readonly Contrast[] = ['light', 'dark', 'high'];

export interface GalleryPageProps {
  readonly preferences: Preferences;
  /** All components, or the one of the page. */
  readonly examples: readonly Example[];
  /** The one component that the page is about. */
  readonly one?: {
    readonly name: string;
    /** JSON, as it was in the address. */
    readonly props: string;
    /** The component's HTML with these props. */
    readonly html?: string;
  };
  readonly error?: string;
}

/** All components in their states; or one, with given props and in every theme. */
export function GalleryPage({ preferences, examples, one, error }: GalleryPageProps) {
  const { site, text } = createSamples(useRenderContext());
  const title = text('คลังส่วนประกอบ', 'Component gallery');
  return (
    <>
      <header>
        <UtilityBar hotline={site.hotline} preferences={preferences} hasOtherLanguage hasMembers route="intro" />
      </header>
      <main id="main" className="container gallery">
        <h1>{one === undefined ? title : one.name}</h1>
        {error !== undefined && (
          <p role="alert" className="error-summary">
            {error}
          </p>
        )}
        {one === undefined ? <Index examples={examples} /> : <PropsForm {...one} />}
        {one?.html !== undefined && <Variants variants={[{ html: one.html }]} />}
        {examples.map((example) => (
          <Component key={example.component} example={example} isAlone={one !== undefined} />
        ))}
      </main>
    </>
  );
}

function Index({ examples }: { readonly examples: readonly Example[] }) {
  const { text } = createSamples(useRenderContext());
  return (
    <>
      <PageIntro
        text={text(
          'ทุกส่วนที่ประกอบเป็นหน้าเว็บในทุกสภาพ พร้อมเนื้อหาสมมติ สำหรับผู้พัฒนาเว็บไซต์นี้',
          'Every component of the pages in each of its states, with invented content, for those who build this website.',
        )}
      />
      <nav aria-label={text('ส่วนประกอบ', 'Components')}>
        <ul className="gallery-index" lang="en">
          {examples.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function PropsForm({ name, props }: NonNullable<GalleryPageProps['one']>) {
  const context = useRenderContext();
  const { text } = createSamples(context);
  return (
    <>
      <p>
        <a href={galleryPath(context.locale)}>{text('ส่วนประกอบทั้งหมด', 'All components')}</a>
      </p>
      <form action={galleryPath(context.locale, name)}>
        <p>
          <label htmlFor="props">{text('Props เป็น JSON', 'Props as JSON')}</label>
        </p>
        <textarea id="props" name="props" rows={4} className="gallery-props" spellCheck={false} defaultValue={props} />
        <p>
          <button className="button-quiet">{text('แสดง', 'Render')}</button>
        </p>
      </form>
    </>
  );
}

function Component({ example, isAlone }: { readonly example: Example; readonly isAlone: boolean }) {
  const context = useRenderContext();
  const { text } = createSamples(context);
  const { component, inColumn, states } = example;
  return (
    <div className="gallery-component">
      <div className="section-top">
        <h2 id={component} lang={isAlone ? undefined : 'en'}>
          {isAlone ? text('ตัวอย่าง', 'Examples') : component}
        </h2>
        {!isAlone && (
          <a href={galleryPath(context.locale, component)}>
            {text('ดูทุกชุดสี และลองเปลี่ยน props', 'In all themes, with other props')}{' '}
            <span className="visually-hidden">({component})</span>
          </a>
        )}
      </div>
      {states.map((state, index) => (
        <State
          key={state.name}
          id={`${component}-${index + 1}`}
          component={component}
          state={state}
          inColumn={inColumn}
          themes={isAlone ? THEMES : []}
        />
      ))}
    </div>
  );
}

interface StateProps {
  readonly id: string;
  readonly component: string;
  readonly state: ExampleState;
  readonly inColumn: boolean | undefined;
  /** Empty for the page's own theme. */
  readonly themes: readonly Contrast[];
}

function State({ id, component, state: { name, shows, onBand }, inColumn, themes }: StateProps) {
  const context = useRenderContext();
  const { text } = createSamples(context);
  const props = propsJson(component, shows);
  const variants =
    themes.length === 0
      ? [{ html: renderIsolated(context, shows, { prefix: id, labelledBy: [component, id] }) }]
      : themes.map((theme) => {
          const prefix = `${id}-${theme}`;
          return { theme, id: prefix, html: renderIsolated(context, shows, { prefix, labelledBy: [id, prefix] }) };
        });
  return (
    <div className="gallery-state">
      <p className="gallery-state-name">
        <span id={id}>{name}</span>{' '}
        {themes.length > 0 && props !== undefined && (
          <a href={galleryPath(context.locale, component, props)}>
            {text('เปลี่ยน props', 'Change the props')} <span className="visually-hidden">({name})</span>
          </a>
        )}
      </p>
      <Variants variants={variants} onBand={onBand} inColumn={inColumn} />
    </div>
  );
}

interface VariantsProps {
  readonly variants: readonly { readonly theme?: Contrast; readonly id?: string; readonly html: string }[];
  readonly onBand?: boolean | undefined;
  readonly inColumn?: boolean | undefined;
}

function Variants({ variants, onBand = false, inColumn = false }: VariantsProps) {
  const { text } = createSamples(useRenderContext());
  return (
    <div className="gallery-variants">
      {variants.map(({ theme, id, html }) => (
        <div
          key={theme ?? 'page'}
          className="gallery-variant"
          data-contrast={theme}
          data-band={onBand || undefined}
          data-column={inColumn || undefined}
        >
          {theme !== undefined && (
            <p id={id} className="gallery-theme" lang="en">
              {theme}
            </p>
          )}
          {html === '' ? (
            <p className="gallery-nothing">{text('ไม่แสดงสิ่งใด', 'Renders nothing.')}</p>
          ) : (
            <div dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </div>
      ))}
    </div>
  );
}

function galleryPath(locale: string, component?: string, props?: string): string {
  const path = `/${locale}/gallery${component === undefined ? '' : `/${component}`}`;
  return props === undefined ? path : `${path}?${new URLSearchParams({ props }).toString()}`;
}

/** The props of an example as JSON; undefined where JSON cannot express them (functions, elements). */
function propsJson(component: string, shows: ReactNode): string | undefined {
  if (!isValidElement(shows) || typeof shows.type !== 'function' || shows.type.name !== component) return undefined;
  try {
    return JSON.stringify(shows.props, (_, value: unknown) => {
      if (typeof value === 'function' || isValidElement(value)) throw new TypeError('not JSON');
      return value;
    });
  } catch {
    return undefined;
  }
}
