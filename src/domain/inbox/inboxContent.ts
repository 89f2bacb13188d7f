import type { InputFields } from '../forms/inputField.ts';
import { brokenFileFields } from './brokenFileReport.ts';
import { contactFields, type ContactMessage } from './contactMessage.ts';
import type { PlainMessage } from './plainMessage.ts';

/** Every type of message that people send to the department, with the fields that they fill in. */
export const MESSAGE_FIELDS = {
  contact: contactFields,
  brokenFile: brokenFileFields,
} satisfies Readonly<Record<string, InputFields>>;

export type MessageType = keyof typeof MESSAGE_FIELDS;

/** The types of messages that are no more than their fields: a contact message has a consent as well. */
export type PlainType = Exclude<MessageType, 'contact'>;

export type PlainContent = { [Type in PlainType]: PlainMessage<Type, (typeof MESSAGE_FIELDS)[Type]> }[PlainType];

/** The content of a message. */
export type InboxContent = ContactMessage | PlainContent;

export const MESSAGE_TYPES = Object.keys(MESSAGE_FIELDS) as readonly MessageType[];
