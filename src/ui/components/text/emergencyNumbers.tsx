/** Links to numbers of the country, for sentences: disaster prevention, and the police. */
export const EMERGENCY_NUMBERS = {
  disasters: <a href="tel:1784">1784</a>,
  police: <a href="tel:191">191</a>,
};
