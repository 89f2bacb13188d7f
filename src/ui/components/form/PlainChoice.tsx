import { useId } from 'react';
import type { MessageDescriptor } from '@formatjs/intl';
import { listMessages } from '../../messages/list.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { InteractiveForm } from './InteractiveForm.tsx';
import { Select, type Choice } from './Select.tsx';
import { Sentence } from '../text/Sentence.tsx';

interface PlainChoiceProps {
  readonly path: string;
  /** Other parameters of the address. */
  readonly otherParameters?: Readonly<Record<string, string>>;
  /** Name of the field, and of the sentence's one argument. */
  readonly name: string;
  readonly sentence?: MessageDescriptor;
  /** Before the field where there is no sentence. */
  readonly label: MessageDescriptor;
  /** Label of the empty choice, if there is one. */
  readonly any?: MessageDescriptor;
  readonly value: string;
  readonly choices: readonly Choice[];
}

/** One choice with a button, in a sentence or after its label. */
export function PlainChoice({
  path,
  otherParameters = {},
  name,
  sentence,
  label,
  any,
  value,
  choices,
}: PlainChoiceProps) {
  const context = useRenderContext();
  const id = useId();
  const select = (
    <Select
      id={id}
      name={name}
      label={context.t(label)}
      {...(any && { any: context.t(any) })}
      value={value}
      choices={choices}
    />
  );
  return (
    <InteractiveForm path={path} className="filter-sentence">
      <p className="filter-sentence-text">
        {sentence === undefined ? (
          <>
            <label htmlFor={id}>{context.t(label)}</label> {select}
          </>
        ) : (
          <Sentence inBoxes message={sentence} parts={{ [name]: select }} />
        )}
      </p>
      {Object.entries(otherParameters).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <p className="filter-sentence-actions">
        <button type="submit" className="button-quiet">
          {context.t(listMessages.apply)}
        </button>
      </p>
    </InteractiveForm>
  );
}
