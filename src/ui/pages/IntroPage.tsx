import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Hero } from '../components/site/Hero.tsx';
import { homeMessages } from '../messages/home.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { IntroPageProps } from './props.ts';

export function IntroPage({ intro }: IntroPageProps) {
  const page = useRenderContext();
  return (
    <Hero picture={intro.picture} title={intro.title} text={intro.text} tall>
      <ButtonLink href={page.to('home')} label={page.t(homeMessages.enter)} />
    </Hero>
  );
}
