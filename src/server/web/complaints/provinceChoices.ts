import { provincesOf } from '#domain/content/provinces.ts';
import type { Choice } from '#ui/components/form/Select.tsx';
import { listAllOffices } from '../pages/agencies.ts';
import type { PageRequest } from '../PageRequest.ts';

/** The provinces for which an office of the site is responsible; none where there are too many offices to look. */
export async function provinceChoices(request: PageRequest): Promise<readonly Choice[]> {
  const offices = (await listAllOffices(request)) ?? [];
  return provincesOf(offices, request.locale).map(({ code, label }) => ({ value: code, label }));
}
