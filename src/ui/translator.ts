import { createIntl, createIntlCache, type IntlConfig, type IntlShape, type MessageDescriptor } from '@formatjs/intl';
import { FORMATTING_LOCALE, type Locale } from '#domain/locale/locale.ts';
import { createFormats, TIME_ZONE, type Formats } from './formats.ts';

/** Compiled messages of one language, by id. */
export type Catalogue = NonNullable<IntlConfig['messages']>;

export type Values = Readonly<Record<string, string | number | Date>>;

/** Translates messages and formats values in one language. */
export interface Translator extends Formats {
  readonly locale: Locale;
  t(message: MessageDescriptor, values?: Values): string;
}

export function createTranslator(locale: Locale, catalogue: Catalogue): Translator {
  const intl = createIntl(
    {
      locale: FORMATTING_LOCALE[locale],
      messages: catalogue,
      timeZone: TIME_ZONE,
      onError: (error) => {
        throw error; // a message missing from a catalogue is a bug, and the tests have to find it
      },
    },
    createIntlCache(),
  );
  return { ...createFormats(locale), locale, t: createTranslate(intl) };
}

// FormatJS looks up the format of a message with values by the JSON of the whole message, on every call.
function createTranslate({ formatMessage, formatters, messages, locale }: IntlShape): Translator['t'] {
  const formats = new Map<string | undefined, ReturnType<typeof formatters.getMessageFormat>>();
  return (message, values) => {
    const { id = '' } = message;
    const text = messages[id];
    if (values === undefined || text === undefined) return formatMessage(message, values);
    let format = formats.get(id);
    if (format === undefined) formats.set(id, (format = formatters.getMessageFormat(text, locale)));
    return String(format.format(values));
  };
}
