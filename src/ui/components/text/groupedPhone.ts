/** The digits of a Thai number in the groups in which people read them: `081 234 5678`, `0 2123 4567`. */
export function groupedPhone(digits: string): string {
  return digits.replace(digits.length === 10 ? /^(\d{3})(\d{3})(\d{4})$/ : /^(\d)(\d{4})(\d{4})$/, '$1 $2 $3');
}
