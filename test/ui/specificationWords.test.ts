import { expect } from 'chai';
import { contactRules } from '#ui/forms/contactRules.ts';
import { brokenFileRules } from '#ui/forms/brokenFileRules.ts';
import { fieldErrorText, fileErrorText } from '#ui/forms/errorText.ts';
import { formMessages } from '#ui/messages/form.ts';
import { CONTEXTS } from '#test/support/renderPart.tsx';

/** Copied from the specification, sections 5 and 8, to the letter: what forms say, and which field says it. */
const FIELDS = [
  ['Please enter your e-mail.', brokenFileRules, 'email'],
  ['Please enter your first name.', contactRules, 'name'],
  ['Please enter your first name.', brokenFileRules, 'firstName'],
  ['Please enter your last name.', contactRules, 'surname'],
  ['Please enter your last name.', brokenFileRules, 'lastName'],
  ['Please accept the agreement.', contactRules, 'terms'],
] as const;

const FILES = [
  ['File size exceeds the maximum limit of 5 MB.', 'fileTooLarge'],
  ['You can upload a maximum of 5 files.', 'tooManyFiles'],
] as const;

const POPUPS = [
  ['Form Submitted Successfully', formMessages.succeeded],
  ['Our team will process your request as soon as possible.', formMessages.succeededText],
  ['Form Submission Failed', formMessages.failed],
  ['An error occurred during submission. Please try again later or contact our support team.', formMessages.failedText],
] as const;

describe('A form, in the words of the specification,', () => {
  for (const [words, rules, field] of FIELDS)
    it(`says '${words}' when the field ${field} is empty`, () => {
      expect(fieldErrorText(CONTEXTS.en, rules, field, 'required')).to.equal(words);
      expect(fieldErrorText(CONTEXTS.th, rules, field, 'required')).to.match(/^โปรด/);
    });

  for (const [words, code] of FILES)
    it(`says '${words}' of its files`, () => {
      expect(fileErrorText(CONTEXTS.en, { code }, 5)).to.equal(words);
      expect(fileErrorText(CONTEXTS.th, { code }, 5))
        .to.include('5')
        .and.match(/[ก-ฮ]/);
    });

  it("says 'Invalid file type' with the types that are allowed", () => {
    expect(fileErrorText(CONTEXTS.en, { code: 'fileType' }, 5)).to.equal(
      'Invalid file type. Allowed are PDF, JPG, JPEG, PNG, GIF.',
    );
  });

  it('names the size of the setting, so that text and rule cannot disagree', () => {
    expect(fileErrorText(CONTEXTS.en, { code: 'fileTooLarge' }, 50)).to.equal(
      'File size exceeds the maximum limit of 50 MB.',
    );
  });

  for (const [words, message] of POPUPS)
    it(`says '${words}' when it ends`, () => {
      expect(CONTEXTS.en.t(message)).to.equal(words);
      expect(CONTEXTS.th.t(message)).to.match(/[ก-ฮ]/);
    });
});
