import { ButtonLink } from '../components/site/ButtonLink.tsx';
import { Hero } from '../components/site/Hero.tsx';
import { homeMessages } from '../messages/home.ts';
import { useRenderContext } from '../RenderContext.tsx';
import type { IntroPageProps } from './props.ts';

export function IntroPage({ intro }: IntroPageProps) {
  const context = useRenderContext();
  return (
    <Hero picture={intro.picture} title={intro.title} text={intro.text} tall>
      <ButtonLink href={context.to('home')} label={context.t(homeMessages.enter)} />
    </Hero>
  );
}
