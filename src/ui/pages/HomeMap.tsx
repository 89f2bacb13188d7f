import type { ReactNode } from 'react';
import { HeroPanel } from '../components/site/Hero.tsx';
import { EMERGENCY_NUMBERS } from '../components/text/emergencyNumbers.tsx';
import { Picture } from '../components/text/Picture.tsx';
import { Sentence } from '../components/text/Sentence.tsx';
import { ProvincesMap } from '../components/water/ProvincesMap.tsx';
import { DeferredPart } from '../deferred.tsx';
import { homeMessages } from '../messages/home.ts';
import type { HomePageProps } from './props.ts';

interface HomeMapProps extends Pick<HomePageProps, 'hero'> {
  readonly map: NonNullable<HomePageProps['map']>;
  /** Below the greeting. */
  readonly search: ReactNode;
  readonly tasks: ReactNode;
}

const SIZES = '(min-width: 64rem) 36rem, 92vw';

/** The greeting and the tasks beside a map, which follows them on phones; the picture where it cannot be loaded. */
export function HomeMap({ hero, map, search, tasks }: HomeMapProps) {
  return (
    <div className="container home-map">
      <section aria-labelledby="hero-title">
        <HeroPanel title={hero.title} text={hero.text}>
          {search}
          <p className="home-danger">
            <Sentence message={homeMessages.danger} parts={EMERGENCY_NUMBERS} />
          </p>
        </HeroPanel>
      </section>
      {tasks}
      <div className="home-map-place">
        <DeferredPart value={map} fallback={null} unavailable={<Picture picture={hero.picture} sizes={SIZES} />}>
          {(shown) => <ProvincesMap {...shown} />}
        </DeferredPart>
      </div>
    </div>
  );
}
