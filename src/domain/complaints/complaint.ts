import { choiceField } from '../forms/choiceField.ts';
import { emailField, longTextField, nameField, phoneField } from '../forms/commonFields.ts';
import { optionalField, type InputField, type InputFields, type InputValues } from '../forms/inputField.ts';
import { parseLine, type TextRefusal } from '../forms/line.ts';
import { parseMobile, type MobileNumber, type MobileRefusal } from '../forms/phone.ts';
import type { Consent } from '../inbox/consent.ts';
import { done, refused, type Outcome } from '../outcome.ts';
import { TOPICS } from './complaintTopic.ts';
import { MAX_POSITION_LENGTH, parsePosition, type Position, type PositionRefusal } from './position.ts';
import { parseProvinceCode, type ProvinceCode, type ProvinceRefusal } from './provinceCode.ts';

/** Where something is, as the person wrote it: a village, a canal, a landmark. */
export type Place = string & { readonly __brand: 'Place' };

/** The greatest length of a place, in characters. */
export const MAX_PLACE_LENGTH = 300;

/** Parses a place in words. */
export function parsePlace(text: string): Outcome<Place, TextRefusal> {
  const line = parseLine(text, MAX_PLACE_LENGTH);
  return line.ok ? done(line.value as Place) : line;
}

const placeField: InputField<Place, TextRefusal> = { kind: 'line', parse: parsePlace, maxLength: MAX_PLACE_LENGTH };
const mobileField: InputField<MobileNumber, MobileRefusal> = { kind: 'phone', parse: parseMobile };
const positionField: InputField<Position, PositionRefusal> = {
  kind: 'line',
  parse: parsePosition,
  maxLength: MAX_POSITION_LENGTH,
};
const provinceField: InputField<ProvinceCode, ProvinceRefusal> = { kind: 'choice', parse: parseProvinceCode };

/** The fields of a complaint (spec §3), but for its password. */
export const complaintFields = {
  topic: optionalField(choiceField(TOPICS)),
  province: optionalField(provinceField),
  place: optionalField(placeField),
  position: optionalField(positionField),
  text: longTextField,
  firstName: nameField,
  lastName: nameField,
  phone: optionalField(mobileField),
  extraPhone: optionalField(phoneField),
  email: optionalField(emailField),
} satisfies InputFields;

export interface ComplaintFields extends InputValues<typeof complaintFields> {
  /** Absent where an operator filed it for somebody on the phone. */
  readonly consent?: Consent;
}

/** What somebody complains about, who it is and how they are reached. */
export type Complaint = ComplaintFields & { readonly __brand: 'Complaint' };

/** A complaint. Refused without any way to reach its complainant: e-mail address, phone or another phone. */
export function complaint(fields: ComplaintFields): Outcome<Complaint, 'complainantUnreachable'> {
  const { email, phone, extraPhone } = fields;
  return (email ?? phone ?? extraPhone) === undefined ? refused('complainantUnreachable') : done(fields as Complaint);
}
