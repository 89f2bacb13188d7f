import { problemMessages } from '../messages/problems.ts';
import type { Translator } from '../translator.ts';

/** For a host of no site (421): nothing is known but the two languages. */
export function MisdirectedPage({ languages }: { readonly languages: readonly Translator[] }) {
  return (
    <main id="main" className="misdirected-page">
      {languages.map((translator, index) => {
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <section key={translator.locale} lang={translator.locale}>
            <Heading className="misdirected-page-title">{translator.t(problemMessages.misdirectedHeading)}</Heading>
            <p>{translator.t(problemMessages.misdirectedText)}</p>
          </section>
        );
      })}
    </main>
  );
}
