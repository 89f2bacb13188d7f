import * as field from '#adapters/schema/field.ts';
import { LocalisedText } from '../schemas/LocalisedText.ts';
import { defineDetail } from './Detail.ts';

class ProfessionalSchema {
  @field.nested(() => LocalisedText) readonly position!: LocalisedText;
  /** Position of the person in the category. */
  @field.optional() @field.integer(1, 10_000) readonly order?: number;
  @field.optional() @field.text(40) readonly phone?: string;
  @field.optional() @field.text(254) readonly email?: string;
  @field.optional() @field.listOf(() => LocalisedText) readonly education?: readonly LocalisedText[];
  @field.optional() @field.listOf(() => LocalisedText) readonly workHistory?: readonly LocalisedText[];
}

export const professionalDetail = defineDetail<'professional', ProfessionalSchema>(
  ProfessionalSchema,
  ({ position, order, phone, email, education = [], workHistory = [] }, item) => ({
    kind: 'professional',
    position: item.localised(position, ['position']),
    ...(order !== undefined && { order }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    education: education.map((entry, index) => item.localised(entry, ['education', index])),
    workHistory: workHistory.map((entry, index) => item.localised(entry, ['workHistory', index])),
  }),
);
