/** Number of disaster prevention, which rescues people, in the whole country. */
export const DISASTER_LINE = '1784';

/** Links to numbers of the country, for sentences: disaster prevention, and the police. */
export const EMERGENCY_NUMBERS = {
  disasters: <a href={`tel:${DISASTER_LINE}`}>{DISASTER_LINE}</a>,
  police: <a href="tel:191">191</a>,
};
