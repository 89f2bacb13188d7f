import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#domain/picture.ts';
import { Phrases } from '../text/Phrases.tsx';
import { Picture } from '../text/Picture.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface HeroProps extends HeroPanelProps {
  readonly picture: PictureData;
  /** Fills the window, on a page that has nothing else. */
  readonly tall?: boolean;
}

interface HeroPanelProps {
  readonly title: string;
  readonly text: string;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** On phones it is higher than a third of its width, and its sides are cut off. */
const TALL_SIZES = '(min-width: 48rem) 100vw, 135vw';

/** A picture of full width, with a greeting on a panel, so that the text stays readable on any picture. */
export function Hero({ picture, tall = false, ...panel }: HeroProps) {
  return (
    <section className="hero" data-tall={tall || undefined} aria-labelledby="hero-title">
      <div className="hero-picture">
        <Picture picture={picture} sizes={tall ? TALL_SIZES : '100vw'} priority />
      </div>
      <div className="container hero-row">
        <HeroPanel {...panel} />
      </div>
    </section>
  );
}

/** The greeting alone, for a page that has something else than a picture beside it. */
export function HeroPanel({ title, text, children }: HeroPanelProps) {
  return (
    <div className="hero-panel">
      <h1 id="hero-title">
        <Phrases text={title} />
      </h1>
      <p className="hero-text">
        <Unbroken text={text} />
      </p>
      {children}
    </div>
  );
}
