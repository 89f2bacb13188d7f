import { formMessages } from '../../messages/form.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface PersonalDataNoticeProps {
  readonly what: string;
  readonly why: string;
  readonly ground: string;
  readonly howLong: string;
  /** Name and address of whom to ask. */
  readonly whom: string;
}

/** What a form says beside it about the personal data that it takes (PDPA section 23). */
export function PersonalDataNotice({ what, why, ground, howLong, whom }: PersonalDataNoticeProps) {
  const context = useRenderContext();
  const facts = [
    { term: formMessages.dataWhat, text: what },
    { term: formMessages.dataWhy, text: why },
    { term: formMessages.dataGround, text: ground },
    { term: formMessages.dataHowLong, text: howLong },
    { term: formMessages.dataWhom, text: whom },
  ];
  const policy = <a href={context.to('policy', { name: 'privacy' })}>{context.t(formMessages.privacyPolicy)}</a>;
  return (
    <section className="personal-data" aria-labelledby="personal-data">
      <h2 id="personal-data" className="personal-data-title">
        {context.t(formMessages.personalData)}
      </h2>
      <dl className="personal-data-facts">
        {facts.map(({ term, text }) => (
          <div key={term.id}>
            <dt>{context.t(term)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Sentence message={formMessages.dataPolicy} parts={{ policy }} />
      </p>
    </section>
  );
}
