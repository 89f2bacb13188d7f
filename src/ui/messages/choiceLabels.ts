import type { MessageDescriptor } from '@formatjs/intl';
import type { ChoiceField } from '#domain/forms/choiceField.ts';
import type { InputFields } from '#domain/forms/inputField.ts';
import type { MESSAGE_FIELDS, MessageType } from '#domain/inbox/inboxContent.ts';
import { reportMessages } from './report.ts';

type ChoiceName<Fields extends InputFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly kind: 'choice' } ? Name : never;
}[keyof Fields];

type LabelsOf<Fields extends InputFields> = {
  readonly [Name in ChoiceName<Fields>]: Fields[Name] extends ChoiceField<infer Code>
    ? Readonly<Record<Code, MessageDescriptor>>
    : never;
};

type ChoiceLabels = {
  readonly [Type in MessageType as ChoiceName<(typeof MESSAGE_FIELDS)[Type]> extends never ? never : Type]: LabelsOf<
    (typeof MESSAGE_FIELDS)[Type]
  >;
};

/**
 * What each code of a choice means, by message and field, in the order of the page: for the form, and for those who read
 * the inbox. A code without a label does not compile.
 */
export const choiceLabels = {
  brokenFile: {
    topic: {
      file: reportMessages.topicFile,
      link: reportMessages.topicLink,
      media: reportMessages.topicMedia,
      content: reportMessages.topicContent,
      other: reportMessages.topicOther,
    },
  },
} satisfies ChoiceLabels;
