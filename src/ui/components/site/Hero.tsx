import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#domain/picture.ts';
import { Phrases } from '../text/Phrases.tsx';
import { Picture } from '../text/Picture.tsx';
import { unbroken } from '../text/unbroken.ts';

interface HeroProps {
  readonly picture: PictureData;
  readonly title: string;
  readonly text: string;
  /** Fills the window: the greeting is all there is. */
  readonly tall?: boolean;
  /** The way on. */
  readonly children: ReactNode;
}

/** A picture from edge to edge with a greeting on a quiet panel, so that no word depends on what the picture shows. */
export function Hero({ picture, title, text, tall = false, children }: HeroProps) {
  return (
    <section className="hero" data-tall={tall || undefined} aria-labelledby="hero-title">
      <div className="hero-picture">
        <Picture picture={picture} sizes="100vw" first />
      </div>
      <div className="container hero-row">
        <div className="hero-panel">
          <h1 id="hero-title">
            <Phrases text={title} />
          </h1>
          <p className="hero-text">{unbroken(text)}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
