import { ArticleCard } from '../components/ArticleCard.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Hero } from '../components/Hero.tsx';
import { LateUnavailable, LateWaiting } from '../components/LateNote.tsx';
import { TaskList } from '../components/TaskList.tsx';
import { COMPLETE_QUERY, LatePart } from '../late.tsx';
import { homeMessages } from '../messages/home.ts';
import { mainMessages } from '../messages/main.ts';
import { usePage } from '../PageContext.tsx';
import type { HomePageProps } from './props.ts';

export function HomePage({ hero, tasks, headlines }: HomePageProps) {
  const page = usePage();
  const allNews = { href: page.to('newsList'), label: mainMessages.allNews };
  const completePage = page.to('home', {}, { [COMPLETE_QUERY]: 1 });
  return (
    <>
      <Hero {...hero}>
        <ButtonLink href={page.to('main')} label={page.say(homeMessages.toMain)} />
      </Hero>
      <section className="container home-tasks" aria-labelledby="tasks-title">
        <h2 id="tasks-title">{page.say(homeMessages.tasks)}</h2>
        <TaskList tasks={tasks} />
      </section>
      <section className="container home-headlines" aria-labelledby="headlines-title">
        <div className="section-top">
          <h2 id="headlines-title">{page.say(homeMessages.headlines)}</h2>
          <a href={allNews.href}>{page.say(allNews.label)}</a>
        </div>
        <LatePart
          value={headlines}
          waiting={<LateWaiting completePage={completePage} />}
          unavailable={<LateUnavailable {...allNews} />}
        >
          {(items) => (
            <ul className="card-row">
              {items.map((item) => (
                <li key={item.slug}>
                  <ArticleCard item={item} level={3} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 30vw, 92vw" />
                </li>
              ))}
            </ul>
          )}
        </LatePart>
      </section>
    </>
  );
}
