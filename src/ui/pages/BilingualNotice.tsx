import type { MessageDescriptor } from '@formatjs/intl';
import type { Translator } from '../translator.ts';

export interface BilingualNoticeProps {
  readonly languages: readonly Translator[];
  readonly heading: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** In both languages, where nothing is known of the visitor: for a host of no site (421), for a server that is busy (503). */
export function BilingualNotice({ languages, heading, text }: BilingualNoticeProps) {
  return (
    <main id="main" className="bilingual-notice">
      {languages.map((translator, index) => {
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <section key={translator.locale} lang={translator.locale}>
            <Heading className="bilingual-notice-title">{translator.t(heading)}</Heading>
            <p>{translator.t(text)}</p>
          </section>
        );
      })}
    </main>
  );
}
